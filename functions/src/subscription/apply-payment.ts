import { warn } from 'firebase-functions/logger';
import { subscriptionPayments, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { givenBack, isPriceHeld, judge, keptApart, paidBy } from '@bhoj/domain/subscription/payment';
import { readAt, transact } from '../firebase/store.ts';
import { endPeriod, extend } from './purchases.ts';
import type { Verdict } from '@bhoj/domain/subscription/payment';
import type { GatewayPayment, SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Store } from '../firebase/store.ts';
import type { Purchase } from './purchases.ts';

/** The result of a payment: its meaning, and its purchase; null without one. `late`: the price of its order is over. */
export interface Applied {
  readonly verdict: Verdict | 'unknown' | 'late';
  readonly purchase: SubscriptionPayment | null;
}

/** Uses a renewal as soon as it is paid. A sign-up waits for its account; a renewal that extends nothing stays paid. */
async function settle(store: Store, { id, value }: Purchase, now: number): Promise<SubscriptionPayment> {
  const { purpose, restaurantId, uid } = value;
  if (purpose !== 'renewal' || restaurantId === null) return value;
  return (await extend(store, { id, value }, restaurantId, { uid, now })) ?? value;
}

/** Returns a purchase (null without one) and the verdict on a payment for it. */
async function judged(store: Pick<Store, 'get'>, orderId: string, payment: GatewayPayment): Promise<Applied> {
  const purchase = await store.get(subscriptionPayments, { razorpayOrderId: orderId });
  if (purchase === null) return { purchase, verdict: 'unknown' };
  const verdict = judge(purchase, orderId, payment);
  if (verdict !== 'pays') return { purchase, verdict };
  const plan = await store.get(subscriptionPlans, { planId: purchase.planId });
  return { purchase, verdict: isPriceHeld(purchase, plan, payment.createdAt) ? verdict : 'late' };
}

/** Applies a payment to its purchase and returns the result. */
async function count(store: Store, orderId: string, payment: GatewayPayment, now: number): Promise<Applied> {
  const { purchase, verdict } = await judged(store, orderId, payment);
  if (purchase === null) return { verdict, purchase };
  let after = purchase;
  if (verdict === 'pays') {
    after = await settle(store, { id: orderId, value: paidBy(purchase, payment.id, now) }, now);
  } else if (verdict === 'surplus' || verdict === 'late') {
    after = keptApart(purchase, payment.id);
  } else if (verdict === 'ends') {
    after = givenBack(purchase, payment.id);
    if (purchase.state === 'used' && after.state === 'refunded') {
      const creditNoteId = await endPeriod(store, { id: orderId, value: purchase }, now);
      if (creditNoteId !== null) after = { ...after, creditNoteId };
    }
  }
  if (after !== purchase) store.set(subscriptionPayments, { razorpayOrderId: orderId }, after);
  return { verdict, purchase: after };
}

/** Returns the result that a payment would have, without writing. */
const foresee = (payment: GatewayPayment, orderId: string): Promise<Applied> =>
  readAt((store) => judged(store, orderId, payment));

const WRITES: ReadonlySet<Applied['verdict']> = new Set(['pays', 'surplus', 'late', 'ends']);

const WARNINGS: Partial<Record<Applied['verdict'], string>> = {
  unknown: 'payment for an unknown order',
  surplus: 'payment to be given back: its order was paid already',
  late: 'payment to be given back: the price of its order is over',
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
