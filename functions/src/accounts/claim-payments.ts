import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { claimable, usedFor } from '@bhoj/domain/subscription/payment';
import { firstPeriods } from '@bhoj/domain/subscription/subscription';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Claimant } from '@bhoj/domain/subscription/payment';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Billed, Invoicing } from '../shared/platform-invoices.repo.ts';
import type { Store } from '../firebase/store.ts';

/** A paid sign-up without an account yet. */
export interface PaidSignup {
  readonly id: string;
  readonly value: SubscriptionPayment;
}

/** Returns the paid sign-ups for an address that the claimant may use, and whether other browsers paid for more. */
export async function paidSignups(
  store: Pick<Store, 'find'>,
  email: string,
  claimant: Claimant,
): Promise<{ purchases: readonly PaidSignup[]; isPaidElsewhere: boolean }> {
  const found = await store.find(subscriptionPayments, {}, subscriptionPayments.queries.paidSignups(email));
  const mine = claimable(
    found.map(({ value }) => value),
    claimant,
  );
  const purchases = found.filter(({ value }) => mine.includes(value));
  return { purchases, isPaidElsewhere: found.length > purchases.length };
}

/** The new restaurant, and the data for its invoices. */
interface Claiming {
  readonly restaurantId: string;
  readonly to: Billed;
  readonly invoicing: Invoicing;
  readonly now: number;
}

/**
 * Uses payments for a new restaurant, one period after the other, each with its invoice, and returns the resulting
 * membership.
 */
export function claim(
  store: Pick<Store, 'set'>,
  purchases: readonly PaidSignup[],
  { restaurantId, to, invoicing, now }: Claiming,
): Pick<Restaurant, 'membership'> & { readonly premiumUntil?: number; readonly periodDay?: number } {
  const periods = firstPeriods(
    purchases.map(({ value }) => value),
    now,
  );
  purchases.forEach(({ id, value }, i) => {
    const period = periods[i];
    if (period === undefined) throw new RangeError('a purchase without its period');
    const used = invoicing.issue(id, usedFor(value, restaurantId, period), to);
    store.set(subscriptionPayments, { razorpayOrderId: id }, used);
  });
  const last = periods.at(-1);
  if (last === undefined) return { membership: 'free' };
  return { membership: 'premium', premiumUntil: last.until, periodDay: last.day };
}
