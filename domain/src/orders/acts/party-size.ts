import { Refusal } from '../../catalogue/reasons.ts';
import { assertRunning } from '../shape/running.ts';
import type { Order } from '../shape/order.schema.ts';

/** True for orders that ask how many people the party has. */
export const asksPartySize = ({ type }: Pick<Order, 'type'>): boolean => type === 'dine-in';

/**
 * Returns the order with another size of its party; null says that nobody knows it. Throws `order-closed`, `not-at-a-table` for
 * an order that is not eaten at a table, and `part-billed` once a document has counted the party.
 */
export function withPartySize(order: Order, partySize: number | null): Order {
  assertRunning(order);
  if (!asksPartySize(order)) throw new Refusal('not-at-a-table');
  if (order.billing.documents.length > 0) throw new Refusal('part-billed');
  return { ...order, partySize };
}
