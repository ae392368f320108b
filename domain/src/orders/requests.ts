import { ZERO } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import type { Paise } from '../money/money.ts';
import type { Table } from '../tables/table.ts';
import type { Author, Order } from './order.schema.ts';

type ServiceRequest = NonNullable<Order['requests']['service']>;

const isOver = ({ state }: Pick<Order, 'state'>): boolean => state === 'Completed' || state === 'Cancelled';

/** Refuses, as `not-at-this-table`, a guest who has not joined the order. */
export function assertJoined({ joining }: Pick<Order, 'joining'>, uid: string): void {
  if (!Object.hasOwn(joining.guests, uid)) throw new Refusal('not-at-this-table');
}

/**
 * The order with its guests' request; the same again is no new one, unless somebody has already come for the last. Null
 * where nothing changes. Throws `order-closed`, `no-table`.
 */
export function requestService(order: Order, kind: ServiceRequest['kind'], at: number): Order | null {
  if (isOver(order)) throw new Refusal('order-closed');
  if (order.tableId === null) throw new Refusal('no-table');
  const { service } = order.requests;
  if (service?.kind === kind && service.takenBy === null) return null;
  return { ...order, requests: { ...order.requests, service: { kind, at, takenBy: null } } };
}

/** Whether a request of this order belongs on the table's tile: another party may sit there by now. */
export const speaksForTable = (table: Pick<Table, 'currentOrderId'>, orderId: string): boolean =>
  table.currentOrderId === null || table.currentOrderId === orderId;

/** Whether two authors are one member; where an id was not kept, their names say. */
const isSameMember = (a: Author, b: Author): boolean =>
  a.id === null || b.id === null ? a.label === b.label : a.id === b.id;

/**
 * The order with its request taken by a member; null where it is theirs already. Throws `request-taken` with the name
 * `by`, and `request-gone` for one that has been replaced, or whose party has left.
 */
export function takeRequest(order: Order, at: number, by: Author): Order | null {
  const { service } = order.requests;
  if (service === null || service.at !== at || isOver(order)) throw new Refusal('request-gone');
  if (service.takenBy !== null) {
    if (isSameMember(service.takenBy, by)) return null;
    throw new Refusal('request-taken', { by: service.takenBy.label });
  }
  return { ...order, requests: { ...order.requests, service: { ...service, takenBy: by } } };
}

/** The order whose guest says it is paid by UPI; null where they have said so of this amount already. */
export function declareUpiPayment(
  order: Order,
  uid: string,
  { duePaise, at }: { duePaise: Paise; at: number },
): Order | null {
  if (isOver(order)) throw new Refusal('order-closed');
  if (duePaise <= ZERO) throw new Refusal('nothing-to-bill');
  if (order.requests.upiDeclaration?.amountPaise === duePaise) return null;
  const by = order.joining.guests[uid]?.label ?? '';
  return { ...order, requests: { ...order.requests, upiDeclaration: { amountPaise: duePaise, at, by } } };
}

/** The order once reviewed. Throws `not-settled` before its guests have paid, `already-reviewed` after the first review. */
export function markReviewed(order: Order): Order {
  if (order.state !== 'Completed') throw new Refusal('not-settled');
  if (order.ending.reviewed) throw new Refusal('already-reviewed');
  return { ...order, ending: { ...order.ending, reviewed: true } };
}
