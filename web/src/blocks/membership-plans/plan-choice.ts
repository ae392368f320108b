import { catalogueAt } from '@bhoj/domain/subscription/plan-versions';
import { isSold, PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';

/**
 * Returns the stored plans that are for sale at `now` (epoch ms), cheapest first, or the premium plan of the
 * specification when there are none.
 */
export function plansForSale(stored: readonly SubscriptionPlan[], now: number): readonly SubscriptionPlan[] {
  const sold = catalogueAt(stored, now)
    .filter(isSold)
    .toSorted((a, b) => a.price - b.price);
  return sold.length > 0 ? sold : [PREMIUM_PLAN];
}

/** Returns the plan chosen on the pricing page, or else premium, or else the catalogue's default. */
export function chosenPlan(plans: readonly SubscriptionPlan[], wanted: string | null): SubscriptionPlan {
  const byId = (id: string | null) => plans.find((plan) => plan.id === id);
  return (
    byId(wanted) ?? byId(PREMIUM_PLAN.id) ?? plans.find((plan) => plan.isDefault) ?? plans[0] ?? PREMIUM_PLAN
  );
}
