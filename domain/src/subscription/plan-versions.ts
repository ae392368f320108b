import { Refusal } from '../catalogue/reasons.ts';
import { FALLBACK_PLAN, PREMIUM_PLAN } from './plans.ts';
import type { SubscriptionPlan } from './plans.ts';

/** How far ahead a version may begin, in days. */
export const PLAN_AHEAD_DAYS = 366;

/** The fields of a plan that a super admin publishes. */
export type PlanOffer = Pick<
  SubscriptionPlan,
  'name' | 'price' | 'interval' | 'features' | 'isDefault' | 'isPopular'
> & { readonly isOffered: boolean };

/** Returns the version of a plan on sale; 1 for a plan that was stored by hand, and for LIMIT-2. */
export const versionOf = ({ version = 1 }: Pick<SubscriptionPlan, 'version'>): number => version;

/** Returns the last published version, which may begin later; 0 without a plan. */
export const latestVersionOf = (plan: SubscriptionPlan | null): number =>
  plan === null ? 0 : (plan.next?.version ?? versionOf(plan));

/** Returns the plan as it is at `now` (epoch ms): the version that has begun last. */
export function planAt({ next, ...plan }: SubscriptionPlan, now: number): SubscriptionPlan {
  if (next === undefined) return plan;
  return next.from <= now ? { ...plan, ...next } : { ...plan, next };
}

/** True for a plan that may be bought at `now`: it has begun, and it is not withdrawn. */
export const isOfferedAt = ({ from = 0, isOffered = true }: SubscriptionPlan, now: number): boolean =>
  isOffered && from <= now;

/** Keeps a mark on the last plan that got it, and removes it from the others. */
function marked(plans: readonly SubscriptionPlan[], mark: 'isDefault' | 'isPopular'): SubscriptionPlan[] {
  const latest = Math.max(...plans.map((plan) => (plan[mark] ? (plan.from ?? 0) : -1)));
  return plans.map((plan) => ({ ...plan, [mark]: plan[mark] && (plan.from ?? 0) === latest }));
}

/** Returns the catalogue at `now`. Of several plans with the same mark, the last one to get it keeps it. */
export function catalogueAt(stored: readonly SubscriptionPlan[], now: number): SubscriptionPlan[] {
  const offered = stored.map((plan) => planAt(plan, now)).filter((plan) => isOfferedAt(plan, now));
  return marked(marked(offered, 'isDefault'), 'isPopular');
}

const sold = ({ name, price, interval, features }: PlanOffer | SubscriptionPlan): string =>
  JSON.stringify([name, price, interval, features]);

/**
 * Throws `plan-fixed`: the premium plan of LIMIT-2 may only get other marks, and the fallback of LIMIT-4 no change at
 * all.
 */
function assertNotFixed(planId: string, offer: PlanOffer): void {
  const isKept = planId === PREMIUM_PLAN.id && sold(offer) === sold(PREMIUM_PLAN) && offer.isOffered;
  const isFixed = planId === FALLBACK_PLAN.id || (planId === PREMIUM_PLAN.id && !isKept);
  if (isFixed) throw new Refusal('plan-fixed');
}

interface Publication {
  readonly planId: string;
  readonly offer: PlanOffer;
  /** The latest version that the super admin saw; 0 for a new plan. */
  readonly basedOn: number;
  /** Epoch ms; null for at once. */
  readonly from: number | null;
  readonly now: number;
}

/**
 * Returns the plan with a further version, which begins at once or at `from`. Until then the version on sale stays.
 * Throws `changed-meanwhile` when somebody else has published another version since.
 */
export function published(
  stored: SubscriptionPlan | null,
  { planId, offer, basedOn, from, now }: Publication,
): { readonly plan: SubscriptionPlan; readonly version: number; readonly from: number } {
  assertNotFixed(planId, offer);
  const known = stored ?? (planId === PREMIUM_PLAN.id ? PREMIUM_PLAN : null);
  if (latestVersionOf(known) !== basedOn) throw new Refusal('changed-meanwhile');
  const begins = Math.max(from ?? now, now);
  const next = { ...offer, version: basedOn + 1, from: begins };
  const isLater = begins > now && known !== null;
  const plan = isLater ? { ...planAt(known, now), next } : { id: planId, currency: 'INR', ...next };
  return { plan, version: next.version, from: begins };
}
