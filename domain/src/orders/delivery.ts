import { Refusal } from '../catalogue/reasons.ts';
import { DELIVERY_KEPT_MS } from './delivery.schema.ts';
import { ZERO } from '../money/money.ts';
import type { CounterDetails, Delivery } from './delivery.schema.ts';
import { assertNotPartPaid } from './begun-bill.ts';
import type { BegunBill } from './begun-bill.ts';
import type { Order } from './order.schema.ts';

/**
 * The order with the name it is called by and what its delivery costs. Refuses a delivery without an address
 * (`delivery-details-missing`), an address for anything else (`invalid-input`), and another charge once money was taken
 * towards it or it stands on a document (`part-paid`, `part-billed`).
 */
export function setDetails(order: Order, { label, delivery }: CounterDetails, bill: BegunBill): Order {
  if (order.type === 'delivery' && delivery === null) throw new Refusal('delivery-details-missing');
  if (order.type !== 'delivery' && delivery !== null) {
    throw new Refusal('invalid-input', { fields: ['details.delivery'] });
  }
  const deliveryChargePaise = delivery?.chargePaise ?? ZERO;
  if (deliveryChargePaise !== order.deliveryChargePaise) {
    assertNotPartPaid(bill);
    if (Object.keys(order.billed).length > 0) throw new Refusal('part-billed');
  }
  return { ...order, label: label === '' ? null : label, deliveryChargePaise };
}

/** Where it goes, as it is kept apart from the order; null of an order that is fetched. */
export const deliveryOf = ({ label, delivery }: CounterDetails, createdAt: number): Delivery | null =>
  delivery && {
    name: label,
    mobile: delivery.mobile,
    address: delivery.address,
    note: delivery.note,
    createdAt,
    expireAt: createdAt + DELIVERY_KEPT_MS,
  };
