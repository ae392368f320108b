import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { DAY, HOUR, MINUTE } from '../time/ist.ts';
import type { Period } from './subscription.ts';

/** A payment as the gateway tells it. */
export const gatewayPaymentSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  amountPaise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
});
export type GatewayPayment = z.output<typeof gatewayPaymentSchema>;

/**
 * `payments/{razorpayOrderId}`: one purchase. It goes forward only: created (an order nobody has paid), paid (captured,
 * and of use to nobody yet: a sign-up that is not finished), used (an account was made with it, or a subscription
 * extended by it). What it sells was settled when the order was made; the plan may change afterwards.
 */
export const subscriptionPaymentSchema = z.object({
  state: z.enum(['created', 'paid', 'used']),
  purpose: z.enum(['signup', 'renewal']),
  planId: z.string(),
  planName: z.string(),
  interval: z.string(),
  amountPaise: amountSchema,
  currency: z.literal('INR'),
  /** Lower-cased; of a sign-up, the address that the account will have. */
  email: z.string(),
  /** Of a sign-up, the anonymous user of the browser that pays; of a renewal, the owner. */
  uid: z.string(),
  /** Whose subscription it is; null until a sign-up has become an account. */
  restaurantId: z.string().nullable(),
  razorpayPaymentId: z.string().nullable(),
  /** Further payments that the gateway captured for the same order: theirs to have back. */
  surplusPaymentIds: z.array(z.string()),
  createdAt: timestamp(),
  paidAt: timestamp().nullable(),
  /** What it bought, once it is used. */
  periodFrom: timestamp().nullable(),
  periodUntil: timestamp().nullable(),
  /** When the reconciler asks the gateway next; null once there is nothing left to ask. */
  nextCheckAt: timestamp().nullable(),
});
export type SubscriptionPayment = z.output<typeof subscriptionPaymentSchema>;

/**
 * What a gateway's payment means for the purchase it was made for. `waits`: nothing has been captured (yet). `wrong`:
 * it is for another order, amount or currency. `known`: it has been counted. `surplus`: the order is paid already, by
 * another payment.
 */
export type Verdict = 'waits' | 'wrong' | 'known' | 'surplus' | 'pays';

export function judge(purchase: SubscriptionPayment, orderId: string, payment: GatewayPayment): Verdict {
  const isItsOwn =
    payment.orderId === orderId &&
    payment.amountPaise === purchase.amountPaise &&
    payment.currency === purchase.currency;
  if (!isItsOwn) return 'wrong';
  if (payment.status !== 'captured') return 'waits';
  if (purchase.razorpayPaymentId === payment.id || purchase.surplusPaymentIds.includes(payment.id)) {
    return 'known';
  }
  return purchase.state === 'created' ? 'pays' : 'surplus';
}

/** The purchase once `payment` has paid it. */
export const paidBy = (
  purchase: SubscriptionPayment,
  paymentId: string,
  at: number,
): SubscriptionPayment => ({
  ...purchase,
  state: 'paid',
  razorpayPaymentId: paymentId,
  paidAt: at,
  nextCheckAt: nextCheck({ createdAt: purchase.createdAt, state: 'paid' }, at),
});

/** The purchase once a restaurant has had its period of it. Throws RangeError unless it is paid and unused. */
export function usedFor(
  purchase: SubscriptionPayment,
  restaurantId: string,
  period: Period,
): SubscriptionPayment {
  if (purchase.state !== 'paid') throw new RangeError(`a ${purchase.state} purchase cannot be used`);
  return { ...purchase, state: 'used', restaurantId, periodFrom: period.from, periodUntil: period.until };
}

/** Who is about to open an account: an anonymous user's uid, or somebody who has proved the address. */
export interface Claimant {
  readonly uid: string | null;
  readonly isProved: boolean;
}

/** The paid sign-ups of one address that `who` may use: those of their own browser, or all once the address is proved. */
export const claimable = <P extends SubscriptionPayment>(purchases: readonly P[], who: Claimant): P[] =>
  purchases.filter(
    (p) => p.purpose === 'signup' && p.state === 'paid' && (who.isProved || p.uid === who.uid),
  );

/** For how long the reconciler asks after an order: a bank may confirm a payment days late. */
const ASKED_FOR_MS = 10 * DAY;

/**
 * When the gateway is asked about an order again, null once it is not: often at first while it is unpaid; once a day when
 * it is paid, for a payer may have paid it in two places, and one of them is to be given back.
 */
export function nextCheck(
  purchase: Pick<SubscriptionPayment, 'createdAt' | 'state'>,
  now: number,
): number | null {
  const age = now - purchase.createdAt;
  if (age >= ASKED_FOR_MS) return null;
  if (purchase.state !== 'created') return now + DAY;
  if (age < HOUR) return now + 5 * MINUTE;
  return now + (age < DAY ? HOUR : 6 * HOUR);
}
