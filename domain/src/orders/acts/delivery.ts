import { Refusal } from '../../catalogue/reasons.ts';
import { DELIVERY_KEPT_MS } from '../shape/delivery.schema.ts';
import { ZERO } from '../../money/money.ts';
import type { CounterDetails, Delivery } from '../shape/delivery.schema.ts';
import { assertNotPartPaid } from './begun-bill.ts';
import type { BegunBill } from './begun-bill.ts';
import type { Order } from '../shape/order.schema.ts';

/**
 * Sets an order's name and delivery charge. An aggregator's order keeps the operator's name. Throws `delivery-details-missing`
 * for a delivery without an address, `invalid-input` for an address on any other order, and `part-paid` or `part-billed` when the
 * charge would change after a payment or on a document.
 */
export function setDetails(order: Order, { label, delivery }: CounterDetails, bill: BegunBill): Order {
  if (order.aggregator !== null) throw new Refusal('aggregator-order');
  if (order.type === 'delivery' && delivery === null) throw new Refusal('delivery-details-missing');
  if (order.type !== 'delivery' && delivery !== null) {
    throw new Refusal('invalid-input', { fields: ['details.delivery'] });
  }
  const deliveryPaise = delivery?.chargePaise ?? ZERO;
  if (deliveryPaise !== order.extras.deliveryPaise) {
    assertNotPartPaid(bill);
    if (Object.keys(order.billing.billed).length > 0) throw new Refusal('part-billed');
  }
  return { ...order, label: label === '' ? null : label, extras: { ...order.extras, deliveryPaise } };
}

/** Returns the number that a guest told a member, of a delivery or a takeaway; null without one. */
export const toldNumber = ({ delivery, mobile }: CounterDetails): string | null =>
  delivery?.mobile ?? mobile ?? null;

/** Returns the delivery record, which is stored apart from the order; null for an order without delivery. */
export const deliveryOf = ({ label, delivery }: CounterDetails, createdAt: number): Delivery | null =>
  delivery && {
    name: label,
    mobile: delivery.mobile,
    address: delivery.address,
    note: delivery.note,
    createdAt,
    expireAt: createdAt + DELIVERY_KEPT_MS,
  };
