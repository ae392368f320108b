import { eventOf } from './tenant-events.ts';
import type { SubscriptionPayment } from '../../subscription/payment.schema.ts';
import type { NamedEvent } from '../shape/platform-event.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

/**
 * Returns the possible events of a purchase: its payment, further payments for the same order, and refunds. `now` is
 * the time of a refund or a further payment, which the purchase does not store.
 */
export function paymentEventsOf(
  purchase: SubscriptionPayment,
  tenant: Tenant | null,
  now: number,
): readonly NamedEvent[] {
  // A sign-up has no account yet. The purchase changes again when the account is made or the payment is refunded.
  if (purchase.purpose === 'signup' && purchase.state === 'paid') return [];
  const { restaurantId, amountPaise, paidAt, razorpayPaymentId: counted } = purchase;
  const named = (kind: 'payment' | 'refund' | 'surplus', paymentId: string, at: number): NamedEvent => ({
    id: `${kind}_${paymentId}`,
    event: eventOf(tenant, restaurantId, { kind, at, amountPaise }),
  });
  const paid = counted === null || paidAt === null ? [] : [counted];
  const collected = [...new Set([...paid, ...purchase.surplusPaymentIds, ...purchase.refundedPaymentIds])];
  return [
    ...collected.map((id) => named('payment', id, id === counted && paidAt !== null ? paidAt : now)),
    ...purchase.surplusPaymentIds.map((id) => named('surplus', id, now)),
    ...purchase.refundedPaymentIds.map((id) => named('refund', id, now)),
  ];
}
