import { refundOf, refundsAtGateway } from '@bhoj/domain/subscription/refunds';
import type { Refund, SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';

/** One payment that the gateway took for an order. */
export interface GatewayPaymentLine {
  readonly paymentId: string;
  readonly mark: 'counts' | 'surplus' | 'refunded';
  readonly refund: Refund | null;
  /** The refunds that somebody made at the gateway. */
  readonly atGateway: readonly Refund[];
  /** True when a super admin may request a refund. */
  readonly canRefund: boolean;
}

/** Returns every payment of an order: the one that counts, further ones, and refunded ones. */
export function paymentLines(purchase: SubscriptionPayment): readonly GatewayPaymentLine[] {
  const { state, razorpayPaymentId, surplusPaymentIds, refundedPaymentIds } = purchase;
  const line = (paymentId: string, mark: GatewayPaymentLine['mark']): GatewayPaymentLine => {
    const refund = refundOf(purchase, paymentId);
    const hasFailed = refund?.state === 'failed';
    return {
      paymentId,
      mark,
      refund,
      atGateway: refundsAtGateway(purchase, paymentId),
      canRefund: mark === 'refunded' ? hasFailed : true,
    };
  };
  const counts = state === 'refunded' || razorpayPaymentId === null ? [] : [razorpayPaymentId];
  return [
    ...counts.map((id) => line(id, 'counts')),
    ...surplusPaymentIds.map((id) => line(id, 'surplus')),
    ...refundedPaymentIds.map((id) => line(id, 'refunded')),
  ];
}
