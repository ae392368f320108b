import { ZERO } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { isExpired, wantedTable } from '../door/joining.ts';
import type { Paise } from '../../money/money.ts';
import type { Table } from '../../tables/table.ts';
import type { Author } from '../shape/author.schema.ts';
import type { Order } from '../shape/order.schema.ts';

type ServiceRequest = NonNullable<Order['requests']['service']>;

const isOver = ({ state }: Pick<Order, 'state'>): boolean => state === 'Completed' || state === 'Cancelled';

/** Throws `not-at-this-table` when a guest has not joined the order. */
export function assertJoined({ joining }: Pick<Order, 'joining'>, uid: string): void {
  if (!Object.hasOwn(joining.guests, uid)) throw new Refusal('not-at-this-table');
}

/**
 * Adds a guests' request to the order. Returns null when the same request is already open. Throws `order-closed`,
 * `key-required` for a phone without its table's key, `no-table`.
 */
export function requestService(order: Order, kind: ServiceRequest['kind'], at: number): Order | null {
  if (isOver(order) || isExpired(order, at)) throw new Refusal('order-closed');
  if (wantedTable(order) !== null) throw new Refusal('key-required');
  if (order.tableId === null) throw new Refusal('no-table');
  const { service } = order.requests;
  if (service?.kind === kind && service.takenBy === null) return null;
  return { ...order, requests: { ...order.requests, service: { kind, at, takenBy: null } } };
}

/** True when a table's tile shows this order's request. It does not when another party is at the table. */
export const speaksForTable = (table: Pick<Table, 'currentOrderId'>, orderId: string): boolean =>
  table.currentOrderId === null || table.currentOrderId === orderId;

/** True when two authors are the same member. Compares names when an id is missing. */
const isSameMember = (a: Author, b: Author): boolean =>
  a.id === null || b.id === null ? a.label === b.label : a.id === b.id;

/**
 * Assigns the order's request to a member; null when it is already theirs. Throws `request-taken` with the name `by`,
 * and `request-gone` when the request was replaced or the order is over.
 */
export function takeRequest(order: Order, at: number, by: Author, now: number): Order | null {
  const { service } = order.requests;
  if (service === null || service.at !== at || isOver(order)) throw new Refusal('request-gone');
  if (service.takenBy !== null) {
    if (isSameMember(service.takenBy, by)) return null;
    throw new Refusal('request-taken', { by: service.takenBy.label });
  }
  return { ...order, requests: { ...order.requests, service: { ...service, takenBy: by, takenAt: now } } };
}

/** Records a guest's declared UPI payment; null when the same amount is already declared. */
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

/**
 * Marks the order as reviewed. Throws `not-settled` before it is paid, and `already-reviewed` after its first review.
 */
export function markReviewed(order: Order): Order {
  if (order.state !== 'Completed') throw new Refusal('not-settled');
  if (order.ending.reviewed) throw new Refusal('already-reviewed');
  return { ...order, ending: { ...order.ending, reviewed: true } };
}

/** Stores the owner's answer to the review on the order, where its guests read it. */
export const showAnswer = (order: Order, answer: string): Order => ({
  ...order,
  ending: { ...order.ending, answer },
});
