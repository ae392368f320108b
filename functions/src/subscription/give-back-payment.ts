import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { giveBackPayment as contract } from '@bhoj/domain/platform/tenants/refunds.contract';
import { askingRefund, refusedRefund, withRefundNews } from '@bhoj/domain/subscription/refunds';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { RefundNews } from '@bhoj/domain/subscription/refunds';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { applyPayment } from './apply-payment.ts';
import { fetchPayment, GATEWAY_SECRETS, refundAtGateway } from './gateway.ts';

/** Changes a purchase's refunds. `change` returns null where nothing changes; `record` adds the audit's entry. */
const changeRefunds = (
  orderId: string,
  change: (purchase: SubscriptionPayment) => SubscriptionPayment | null,
  record?: (store: Store, purchase: SubscriptionPayment) => void,
): Promise<void> =>
  transact(`payment ${orderId}`, async (store) => {
    const purchase = await store.need(
      subscriptionPayments,
      { razorpayOrderId: orderId },
      'payment-not-found',
    );
    const changed = change(purchase);
    if (changed === null) return;
    store.set(subscriptionPayments, { razorpayOrderId: orderId }, changed);
    record?.(store, purchase);
  });

/** Writes the gateway's news of a refund. The webhook and the callable call it, as often as they like. */
export const noteRefund = (orderId: string, news: RefundNews, now: number): Promise<void> =>
  changeRefunds(orderId, (purchase) => withRefundNews(purchase, news, now));

/**
 * The request is written first, with its audit; then the gateway is asked. When its answer is lost, the next try finds
 * out: the payment itself says whether it was refunded.
 */
export const giveBackPayment = defineCallable(
  contract,
  async ({ orderId, paymentId, reason }, { now, recordPlatform }) => {
    const payment = await fetchPayment(paymentId);
    if (payment.orderId !== orderId) throw new Refusal('payment-not-found');
    await changeRefunds(
      orderId,
      (purchase) => askingRefund(purchase, paymentId, { reason, at: now }),
      (store, { restaurantId, amountPaise, state }) =>
        recordPlatform(store, {
          subjectKind: restaurantId === null ? 'platform' : 'restaurant',
          subject: restaurantId ?? `payment ${orderId}`,
          reason,
          before: { state, amountPaise },
          after: { orderId, paymentId },
        }),
    );
    if (payment.status !== 'refunded') {
      const answer = await refundAtGateway(payment);
      const isGivenBack = answer === null && (await fetchPayment(paymentId)).status === 'refunded';
      if (answer === null && !isGivenBack) {
        await changeRefunds(orderId, (purchase) => refusedRefund(purchase, paymentId));
        throw new Refusal('refund-refused');
      }
      if (answer !== null) await noteRefund(orderId, { ...answer, paymentId }, now);
    }
    await applyPayment({ ...payment, status: 'refunded' }, orderId, now);
    return {};
  },
  { secrets: GATEWAY_SECRETS },
);
