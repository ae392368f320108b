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
