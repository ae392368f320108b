import { Refusal } from '../../catalogue/reasons.ts';
import type { Table } from '../../tables/table.ts';
import type { Order, OrderType } from './order.schema.ts';

/** Returns the type of an order at a table or room. */
export const typeAt = (table: Pick<Table, 'kind'>): OrderType =>
  table.kind === 'room' ? 'room-service' : 'dine-in';

/** Throws `order-closed` unless the order is open. */
export function assertRunning(order: Pick<Order, 'state'>): void {
  if (order.state !== 'open') throw new Refusal('order-closed');
}

/** Returns the guests' request if no member has answered it; else null. */
export const openRequest = ({ requests }: Pick<Order, 'requests'>): Table['serviceRequest'] =>
  requests.service?.takenBy === null ? requests.service.kind : null;

/**
 * Throws when a table cannot take a party: `table-taken`, or `table-in-maintenance`. Members may use a reserved
 * table.
 */
export function assertFree(table: Table): void {
  if (table.currentOrderId !== null) throw new Refusal('table-taken', { tableId: table.id });
  if (table.status === 'Maintenance') throw new Refusal('table-in-maintenance');
}

/**
 * Moves the order, with its guests and their open request, to another table. Throws `not-at-a-table` for an order
 * without a table, and refuses a table that is not free.
 */
export function moveOrder(order: Order, to: Table): Order {
  assertRunning(order);
  if (order.tableId === null) throw new Refusal('not-at-a-table');
  assertFree(to);
  return { ...order, tableId: to.id, type: typeAt(to) };
}
