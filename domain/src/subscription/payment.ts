import { DAY, HOUR, MINUTE } from '../time/ist.ts';
import type { GatewayPayment, SubscriptionPayment } from './payment.schema.ts';
import { isOfferedAt, planAt } from './plan-versions.ts';
import { isMonthly } from './interval.ts';
import { PREMIUM_PLAN, priceOf } from './plans.ts';
import type { SubscriptionPlan } from './plans.ts';
import type { Period } from './subscription.ts';

/**
 * The meaning of a gateway payment for its purchase. `waits`: nothing has been captured yet. `wrong`: it is for another
 * order, amount or currency. `known`: it is already counted. `surplus`: another payment has already paid the order.
 * `pays`: it pays the order. `ends`: it was refunded, and no longer pays the order.
 */
export type Verdict = 'waits' | 'wrong' | 'known' | 'surplus' | 'pays' | 'ends';

export function judge(purchase: SubscriptionPayment, orderId: string, payment: GatewayPayment): Verdict {
  const isItsOwn =
    payment.orderId === orderId &&
    payment.amountPaise === purchase.amountPaise &&
    payment.currency === purchase.currency;
  if (!isItsOwn) return 'wrong';
  if (purchase.refundedPaymentIds.includes(payment.id)) return 'known';
  if (payment.status === 'refunded') return 'ends';
  if (payment.status !== 'captured') return 'waits';
  if (purchase.razorpayPaymentId === payment.id || purchase.surplusPaymentIds.includes(payment.id)) {
    return 'known';
  }
  return purchase.state === 'created' || purchase.state === 'refunded' ? 'pays' : 'surplus';
}

/** Returns the purchase after `payment` has paid it. */
export const paidBy = (
  purchase: SubscriptionPayment,
  paymentId: string,
  at: number,
): SubscriptionPayment => ({
  ...purchase,
  state: 'paid',
  razorpayPaymentId: paymentId,
  paidAt: at,
  nextCheckAt: nextCheck({ createdAt: purchase.createdAt, state: 'paid', periodUntil: null }, at),
});

/**
 * Returns the purchase after `paymentId` was refunded. A remaining second payment takes its place; the purchase is
 * refunded when none is left.
 */
export function givenBack(purchase: SubscriptionPayment, paymentId: string): SubscriptionPayment {
  const { razorpayPaymentId: counts } = purchase;
  const refundedPaymentIds = [...purchase.refundedPaymentIds, paymentId];
  const surplus = purchase.surplusPaymentIds.filter((id) => id !== paymentId);
  const known = { ...purchase, refundedPaymentIds, surplusPaymentIds: surplus };
  if (counts !== null && counts !== paymentId) return known;
  // No payment of an unpaid order was honoured, so none takes another's place.
  if (purchase.state === 'created' && surplus.length > 0) return known;
  const [next, ...surplusPaymentIds] = surplus;
  if (next !== undefined) return { ...known, razorpayPaymentId: next, surplusPaymentIds };
  return { ...known, state: 'refunded', razorpayPaymentId: paymentId, nextCheckAt: null };
}

/** How long an order keeps its price after another one went on sale, so that people at the checkout can finish. */
const PRICE_HOLDS_MS = DAY;

/**
 * True when a payment that began at `at` still buys its order at the order's price. Once another version has been on sale for a
 * day, an older order counts only if the plan costs no more now: otherwise somebody who keeps unpaid orders would pay the old
 * price for ever. `stored` is the plan in the catalogue. For a plan that Bhoj does not know, the price holds.
 */
export function isPriceHeld(
  { planId, interval, amountPaise }: Pick<SubscriptionPayment, 'planId' | 'interval' | 'amountPaise'>,
  stored: SubscriptionPlan | null,
  at: number,
): boolean {
  const known = stored ?? (planId === PREMIUM_PLAN.id ? PREMIUM_PLAN : null);
  if (known === null) return true;
  const plan = planAt(known, at);
  if (at < (plan.from ?? 0) + PRICE_HOLDS_MS) return true;
  return isOfferedAt(plan, at) && isMonthly(plan) === isMonthly({ interval }) && priceOf(plan) <= amountPaise;
}

/** Returns the purchase after a payment that is not honoured. It is given back, and the order stays unpaid. */
export const keptApart = (purchase: SubscriptionPayment, paymentId: string): SubscriptionPayment => ({
  ...purchase,
  surplusPaymentIds: [...purchase.surplusPaymentIds, paymentId],
});

/** Marks the purchase as used for a restaurant's period. Throws RangeError unless it is paid and unused. */
export function usedFor(
  purchase: SubscriptionPayment,
  restaurantId: string,
  period: Period,
): SubscriptionPayment {
  if (purchase.state !== 'paid') throw new RangeError(`a ${purchase.state} purchase cannot be used`);
  return { ...purchase, state: 'used', restaurantId, periodFrom: period.from, periodUntil: period.until };
}

/** Returns a purchase in use after its period moved. */
export const movedToPeriod = (
  purchase: SubscriptionPayment,
  { from, until }: Period,
): SubscriptionPayment => ({
  ...purchase,
  periodFrom: from,
  periodUntil: until,
});

/** A person who opens an account: an anonymous user's uid, or somebody who has proved the e-mail address. */
export interface Claimant {
  readonly uid: string | null;
  readonly isProved: boolean;
}

/**
 * Returns the paid sign-ups for an address that `who` may use: sign-ups from the same browser, or all once the address
 * is proved.
 */
export const claimable = <P extends SubscriptionPayment>(purchases: readonly P[], who: Claimant): P[] =>
  purchases.filter(
    (p) => p.purpose === 'signup' && p.state === 'paid' && (who.isProved || p.uid === who.uid),
  );

/** For how long the reconciler asks about an order often: a bank may confirm a payment days late. */
const ASKED_OFTEN_MS = 10 * DAY;

/**
 * For how long the reconciler then asks, once a day, about an order that nobody paid or that has no finished sign-up: the gateway
 * takes a payment of an order at any age. The checkout does not show an older order again (P-PLAN-11).
 */
const ASKED_FOR_MS = 60 * DAY;

/** How often it then asks about a purchase in use, because its payment may be refunded while the period runs. */
const ASKED_IN_USE_MS = 7 * DAY;

/** True for an unpaid order that may be shown at the checkout again: the reconciler asks about it for a month more. */
export const isPayableAgain = ({ createdAt }: Pick<SubscriptionPayment, 'createdAt'>, now: number): boolean =>
  now - createdAt < ASKED_FOR_MS / 2;

/**
 * Returns when to ask the gateway about an order again; null for never. Unpaid orders are checked often at first. Paid
 * ones are checked once a day, because a person may have paid twice and must get the second payment refunded. While a
 * period runs, its purchase is checked once a week, in case the event of a refund was lost. An order that is never paid
 * costs 121 questions in all.
 */
export function nextCheck(
  purchase: Pick<SubscriptionPayment, 'createdAt' | 'state' | 'periodUntil'>,
  now: number,
): number | null {
  const age = now - purchase.createdAt;
  if (purchase.state === 'refunded') return null;
  if (age >= ASKED_OFTEN_MS) {
    const isInUse = purchase.state === 'used' && purchase.periodUntil !== null && now < purchase.periodUntil;
    if (isInUse) return now + ASKED_IN_USE_MS;
    return purchase.state !== 'used' && age < ASKED_FOR_MS ? now + DAY : null;
  }
  if (purchase.state !== 'created') return now + DAY;
  if (age < HOUR) return now + 5 * MINUTE;
  return now + (age < DAY ? HOUR : 6 * HOUR);
}
