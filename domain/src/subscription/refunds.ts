import type { Refund, SubscriptionPayment } from './payment.schema.ts';

/** The gateway's news of a refund. */
export interface RefundNews {
  readonly paymentId: string;
  readonly refundId: string;
  readonly state: 'pending' | 'processed' | 'failed';
}

export const refundOf = (
  { refunds = [] }: Pick<SubscriptionPayment, 'refunds'>,
  paymentId: string,
): Refund | null => refunds.find((refund) => refund.paymentId === paymentId) ?? null;

const put = (purchase: SubscriptionPayment, refund: Refund): SubscriptionPayment => ({
  ...purchase,
  refunds: [...(purchase.refunds ?? []).filter(({ paymentId }) => paymentId !== refund.paymentId), refund],
});

/**
 * Returns the purchase with a new refund request; null when one is under way or done. A refund that the gateway
 * refused, or that failed at the bank, may be requested again.
 */
export function askingRefund(
  purchase: SubscriptionPayment,
  paymentId: string,
  { reason, at }: { reason: string; at: number },
): SubscriptionPayment | null {
  const known = refundOf(purchase, paymentId);
  if (known !== null && known.state !== 'refused' && known.state !== 'failed') return null;
  return put(purchase, { paymentId, refundId: null, state: 'asked', reason, at });
}

/** Returns the purchase after the gateway refused a refund; null when none was requested, or it has come through. */
export function refusedRefund(purchase: SubscriptionPayment, paymentId: string): SubscriptionPayment | null {
  const known = refundOf(purchase, paymentId);
  return known?.state === 'asked' ? put(purchase, { ...known, state: 'refused' }) : null;
}

const ORDER = ['refused', 'asked', 'pending', 'processed', 'failed'];

/**
 * Returns the purchase with the gateway's news of a refund; null when it is nothing new. Events come in any order and
 * more than once: for one refund only a later state counts, and a new refund of the same payment replaces a failed one.
 */
export function withRefundNews(purchase: SubscriptionPayment, news: RefundNews): SubscriptionPayment | null {
  const { paymentId, refundId, state } = news;
  const known = refundOf(purchase, paymentId);
  // Somebody made the refund at the gateway itself. It has no reason here, and the event of its payment ends the
  // period.
  if (known === null) return null;
  const isAnother = known.refundId !== null && known.refundId !== refundId;
  if (isAnother || ORDER.indexOf(state) <= ORDER.indexOf(known.state)) return null;
  return put(purchase, { ...known, refundId, state });
}
