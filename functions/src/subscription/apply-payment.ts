import { warn } from 'firebase-functions/logger';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { judge, paidBy } from '@bhoj/domain/subscription/payment';
import { look, transact } from '../firebase/store.ts';
import { extend } from './purchases.ts';
import type { GatewayPayment, SubscriptionPayment, Verdict } from '@bhoj/domain/subscription/payment';
import type { Store } from '../firebase/store.ts';
import type { Purchase } from './purchases.ts';

/** What came of a payment: the gateway's word for it, and where its purchase stands now. */
export interface Applied {
  readonly verdict: Verdict | 'unknown';
  readonly state: SubscriptionPayment['state'] | null;
}

/** A renewal is used as it is paid; a sign-up waits for its account, and so does a renewal that extends nothing. */
async function settle(store: Store, { id, value }: Purchase, now: number): Promise<SubscriptionPayment> {
  const { purpose, restaurantId, uid } = value;
  if (purpose !== 'renewal' || restaurantId === null) return value;
  return (await extend(store, { id, value }, restaurantId, { uid, now })) ?? value;
}

/** What the news of a payment means, and the purchase as it stands after it. */
async function count(store: Store, orderId: string, payment: GatewayPayment, now: number): Promise<Applied> {
  const purchase = await store.get(subscriptionPayments, { razorpayOrderId: orderId });
  if (purchase === null) return { verdict: 'unknown', state: null };
  const verdict = judge(purchase, orderId, payment);
  let after = purchase;
  if (verdict === 'pays') {
    after = await settle(store, { id: orderId, value: paidBy(purchase, payment.id, now) }, now);
  } else if (verdict === 'surplus') {
    after = { ...purchase, surplusPaymentIds: [...purchase.surplusPaymentIds, payment.id] };
  }
  if (after !== purchase) store.set(subscriptionPayments, { razorpayOrderId: orderId }, after);
  return { verdict, state: after.state };
}

/** What the news means as things stand, without holding anything up. */
const foresee = (payment: GatewayPayment, orderId: string): Promise<Applied> =>
  look(async (store) => {
    const purchase = await store.get(subscriptionPayments, { razorpayOrderId: orderId });
    return purchase === null
      ? { verdict: 'unknown', state: null }
      : { verdict: judge(purchase, orderId, payment), state: purchase.state };
  });

const WARNINGS: Partial<Record<Applied['verdict'], string>> = {
  unknown: 'payment for an unknown order',
  surplus: 'payment to be given back: its order was paid already',
  wrong: 'payment does not fit its order',
};

/**
 * The one place where a payment is counted, however the news of it came (checkout, webhook, reconciler) and however
 * often: forward only, keyed on order and payment. Most news says nothing new: only what has something to write takes
 * a transaction, or a dozen events of one payment would hold each other up.
 */
export async function applyPayment(payment: GatewayPayment, orderId: string, now: number): Promise<Applied> {
  const foreseen = await foresee(payment, orderId);
  const writes = foreseen.verdict === 'pays' || foreseen.verdict === 'surplus';
  const applied = writes
    ? await transact(`payment ${orderId}`, (store) => count(store, orderId, payment, now))
    : foreseen;
  const warning = WARNINGS[applied.verdict];
  if (warning !== undefined) warn(warning, { orderId, paymentId: payment.id });
  return applied;
}
