import { warn } from 'firebase-functions/logger';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { givenBack, judge, paidBy } from '@bhoj/domain/subscription/payment';
import { readAt, transact } from '../firebase/store.ts';
import { endPeriod, extend } from './purchases.ts';
import type { Verdict } from '@bhoj/domain/subscription/payment';
import type { GatewayPayment, SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Store } from '../firebase/store.ts';
import type { Purchase } from './purchases.ts';

/** The result of a payment: its meaning, and the state of its purchase. */
export interface Applied {
  readonly verdict: Verdict | 'unknown';
  readonly state: SubscriptionPayment['state'] | null;
}

/** Uses a renewal as soon as it is paid. A sign-up waits for its account; a renewal that extends nothing stays paid. */
async function settle(store: Store, { id, value }: Purchase, now: number): Promise<SubscriptionPayment> {
  const { purpose, restaurantId, uid } = value;
  if (purpose !== 'renewal' || restaurantId === null) return value;
  return (await extend(store, { id, value }, restaurantId, { uid, now })) ?? value;
}

/** Returns a purchase (null without one) and the verdict on a payment for it. */
async function judged(store: Pick<Store, 'get'>, orderId: string, payment: GatewayPayment) {
  const purchase = await store.get(subscriptionPayments, { razorpayOrderId: orderId });
  const verdict: Applied['verdict'] = purchase === null ? 'unknown' : judge(purchase, orderId, payment);
  return { purchase, verdict };
}

/** Applies a payment to its purchase and returns the result. */
async function count(store: Store, orderId: string, payment: GatewayPayment, now: number): Promise<Applied> {
  const { purchase, verdict } = await judged(store, orderId, payment);
  if (purchase === null) return { verdict, state: null };
  let after = purchase;
  if (verdict === 'pays') {
    after = await settle(store, { id: orderId, value: paidBy(purchase, payment.id, now) }, now);
  } else if (verdict === 'surplus') {
    after = { ...purchase, surplusPaymentIds: [...purchase.surplusPaymentIds, payment.id] };
  } else if (verdict === 'ends') {
    after = givenBack(purchase, payment.id);
    if (purchase.state === 'used' && after.state === 'refunded') {
      const creditNoteId = await endPeriod(store, { id: orderId, value: purchase }, now);
      if (creditNoteId !== null) after = { ...after, creditNoteId };
    }
  }
  if (after !== purchase) store.set(subscriptionPayments, { razorpayOrderId: orderId }, after);
  return { verdict, state: after.state };
}

/** Returns the result that a payment would have, without writing. */
const foresee = (payment: GatewayPayment, orderId: string): Promise<Applied> =>
  readAt(async (store) => {
    const { purchase, verdict } = await judged(store, orderId, payment);
    return { verdict, state: purchase?.state ?? null };
  });

const WRITES: ReadonlySet<Applied['verdict']> = new Set(['pays', 'surplus', 'ends']);

const WARNINGS: Partial<Record<Applied['verdict'], string>> = {
  unknown: 'payment for an unknown order',
  surplus: 'payment to be given back: its order was paid already',
  wrong: 'payment does not fit its order',
  ends: 'payment was given back',
};

/**
 * Counts a payment. The checkout, the webhook and the reconciler all call it, as often as they like: it only moves
 * forward and is keyed on order and payment. Most calls bring nothing new, so a transaction is used only when
 * something must be written; otherwise a dozen events of one payment would block each other.
 */
export async function applyPayment(payment: GatewayPayment, orderId: string, now: number): Promise<Applied> {
  const foreseen = await foresee(payment, orderId);
  const writes = WRITES.has(foreseen.verdict);
  const applied = writes
    ? await transact(`payment ${orderId}`, (store) => count(store, orderId, payment, now))
    : foreseen;
  const warning = WARNINGS[applied.verdict];
  if (warning !== undefined) warn(warning, { orderId, paymentId: payment.id });
  return applied;
}
