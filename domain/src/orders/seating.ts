import { Refusal } from '../catalogue/reasons.ts';
import type { Table } from '../tables/table.ts';
import type { Order, OrderType } from './order.schema.ts';

/** What an order at a table is, by what it stands at. */
export const typeAt = (table: Pick<Table, 'kind'>): OrderType =>
  table.kind === 'room' ? 'room-service' : 'dine-in';

/** Refuses, as `order-closed`, an order that is over and one that has not begun. */
export function assertRunning(order: Pick<Order, 'state'>): void {
  if (order.state !== 'open') throw new Refusal('order-closed');
}

/** What an order's guests ask for and nobody has come for yet. */
export const openRequest = ({ requests }: Pick<Order, 'requests'>): Table['serviceRequest'] =>
  requests.service?.takenBy === null ? requests.service.kind : null;

/** Refuses a table that takes no party: another's (`table-taken`), or one in Maintenance. Members may fill a reserved one. */
export function assertFree(table: Table): void {
  if (table.currentOrderId !== null) throw new Refusal('table-taken', { tableId: table.id });
  if (table.status === 'Maintenance') throw new Refusal('table-in-maintenance');
}

/**
 * The order at another table, its guests with it: they know the order, and the order knows its table. What they asked
 * for goes along. Refuses an order without a table (`not-at-a-table`) and a table that is not free.
 */
export function moveOrder(order: Order, to: Table): Order {
  assertRunning(order);
  if (order.tableId === null) throw new Refusal('not-at-a-table');
  assertFree(to);
  return { ...order, tableId: to.id, type: typeAt(to) };
}
