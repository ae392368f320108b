import { warn } from 'firebase-functions/logger';
import { subscriptionPayments } from '@bhoj/domain/collections/platform';
import { audit, restaurants } from '@bhoj/domain/collections/restaurant';
import { newId } from '@bhoj/domain/platform/ids';
import { judge, paidBy, usedFor } from '@bhoj/domain/subscription/payment';
import { nextPeriod } from '@bhoj/domain/subscription/subscription';
import { transact } from '../firebase/store.ts';
import type { GatewayPayment, SubscriptionPayment, Verdict } from '@bhoj/domain/subscription/payment';
import type { Store } from '../firebase/store.ts';

/** What came of a payment: the gateway's word for it, and where its purchase stands now. */
export interface Applied {
  readonly verdict: Verdict | 'unknown';
  readonly state: SubscriptionPayment['state'] | null;
}

/**
 * A renewal is used as it is paid; a sign-up waits for its account, and so does a renewal whose restaurant is gone, or has
 * been given premium without an end meanwhile.
 */
async function settle(
  store: Store,
  orderId: string,
  purchase: SubscriptionPayment,
  now: number,
): Promise<SubscriptionPayment> {
  const { restaurantId } = purchase;
  const record =
    purchase.purpose === 'renewal' && restaurantId !== null
      ? await store.get(restaurants, { restaurantId })
      : null;
  const period = record && nextPeriod(record, purchase, now);
  if (period === null || restaurantId === null) return purchase;
  store.update(restaurants, { restaurantId }, { membership: 'premium', premiumUntil: period.until });
  store.create(
    audit,
    { restaurantId, entryId: newId() },
    {
      action: 'applyPayment',
      uid: purchase.uid,
      role: 'owner',
      at: now,
      details: { orderId, planId: purchase.planId, amountPaise: purchase.amountPaise },
    },
  );
  return usedFor(purchase, restaurantId, period);
}

/**
 * The one place where a payment is counted, however the news of it came (checkout, webhook, reconciler) and however
 * often: forward only, keyed on order and payment.
 */
export const applyPayment = (payment: GatewayPayment, orderId: string, now: number): Promise<Applied> =>
  transact(`payment ${orderId}`, async (store) => {
    const purchase = await store.get(subscriptionPayments, { razorpayOrderId: orderId });
    if (purchase === null) {
      warn('payment for an unknown order', { orderId, paymentId: payment.id });
      return { verdict: 'unknown', state: null };
    }
    const verdict = judge(purchase, orderId, payment);
    let after = purchase;
    if (verdict === 'pays') {
      after = await settle(store, orderId, paidBy(purchase, payment.id, now), now);
    } else if (verdict === 'surplus') {
      warn('payment to be given back: its order was paid already', { orderId, paymentId: payment.id });
      after = { ...purchase, surplusPaymentIds: [...purchase.surplusPaymentIds, payment.id] };
    } else if (verdict === 'wrong') {
      warn('payment does not fit its order', { orderId, paymentId: payment.id });
    }
    if (after !== purchase) store.set(subscriptionPayments, { razorpayOrderId: orderId }, after);
    return { verdict, state: after.state };
  });
