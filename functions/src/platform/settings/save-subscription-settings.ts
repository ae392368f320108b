import { saveSubscriptionSettings as contract } from '@bhoj/domain/platform/settings/settings.contract';
import { changedSubscription } from '@bhoj/domain/platform/settings/settings';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import type { PlatformSeller } from '@bhoj/domain/subscription/plan.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

const NOTHING = { active: false, seller: null };

const facts = ({ active, seller }: { active: boolean; seller: PlatformSeller | null }) => ({
  active,
  legalName: seller?.legalName ?? '',
  address: seller?.address ?? '',
  gstin: seller?.gstin ?? '',
});

export const saveSubscriptionSettings = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { basedOn, reason } = input;
  const revision = await transact('platform settings', async (store) => {
    const stored = (await store.get(subscriptionSettings, {})) ?? NOTHING;
    const changed = changedSubscription(stored, input, { basedOn, now });
    if (changed === null) return ('revision' in stored ? stored.revision : 0) ?? 0;
    store.set(subscriptionSettings, {}, changed);
    const values = { before: facts(stored), after: facts(changed) };
    recordPlatform(store, { subjectKind: 'platform', subject: 'subscription', reason, ...values });
    return changed.revision ?? 0;
  });
  return { revision };
});
