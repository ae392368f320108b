import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { publishPlan as contract } from '@bhoj/domain/platform/settings/plans.contract';
import { PLAN_AHEAD_DAYS, planAt, published } from '@bhoj/domain/subscription/plan-versions';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import { planVersions, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { DAY } from '@bhoj/domain/time/ist';
import type { PlanOffer } from '@bhoj/domain/subscription/plan-versions';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

/** The fields of an offer in the audit. */
const facts = ({ name, price, interval, features, isDefault, isPopular, isOffered }: PlanOffer) => ({
  name,
  price,
  interval,
  features: features.join('\n'),
  isDefault,
  isPopular,
  isOffered,
});

const before = (plan: SubscriptionPlan | null, now: number) => {
  if (plan === null) return {};
  const current = planAt(plan, now);
  return facts({ ...current, isOffered: current.isOffered ?? true });
};

/** The first stored plan must not be the only one on sale, so premium is stored beside it (LIMIT-2). */
export const publishPlan = defineCallable(contract, async (input, { caller, now, recordPlatform }) => {
  const { versionId, planId, offer, from, reason } = input;
  if (from !== null && from > now + PLAN_AHEAD_DAYS * DAY) {
    throw new Refusal('invalid-input', { fields: ['from'] });
  }
  const version = await transact('plans', async (store) => {
    const [stored, premium, known] = await Promise.all([
      store.get(subscriptionPlans, { planId }),
      store.get(subscriptionPlans, { planId: PREMIUM_PLAN.id }),
      store.get(planVersions, { versionId }),
    ]);
    if (known !== null) return known.version;
    const { plan, ...begun } = published(stored, { ...input, now });
    store.set(subscriptionPlans, { planId }, plan);
    if (premium === null && planId !== PREMIUM_PLAN.id) {
      store.set(subscriptionPlans, { planId: PREMIUM_PLAN.id }, PREMIUM_PLAN);
    }
    const made = { planId, ...offer, ...begun, publishedAt: now, by: caller.uid };
    store.create(planVersions, { versionId }, made);
    const after = { ...facts(offer), ...begun };
    recordPlatform(store, {
      subjectKind: 'platform',
      subject: `plan ${planId}`,
      reason,
      before: before(stored, now),
      after,
    });
    return begun.version;
  });
  return { version };
});
