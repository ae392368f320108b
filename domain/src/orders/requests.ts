import { ZERO } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import type { Paise } from '../money/money.ts';
import type { Table } from '../tables/table.ts';
import type { Order } from './order.schema.ts';

type Kind = NonNullable<Order['request']>['kind'];

const isOver = ({ state }: Pick<Order, 'state'>): boolean => state === 'Completed' || state === 'Cancelled';

/** Refuses, as `not-at-this-table`, a guest who has not joined the order. */
export function assertJoined(order: Pick<Order, 'joined'>, uid: string): void {
  if (!Object.hasOwn(order.joined, uid)) throw new Refusal('not-at-this-table');
}

/**
 * The order with its guests' request; the same again is no new one, unless somebody has already come for the last. Null
 * where nothing changes. Throws `order-closed`, `no-table`.
 */
export function asked(order: Order, kind: Kind, at: number): Order | null {
  if (isOver(order)) throw new Refusal('order-closed');
  if (order.tableId === null) throw new Refusal('no-table');
  if (order.request?.kind === kind && order.request.takenBy === null) return null;
  return { ...order, request: { kind, at, takenBy: null } };
}

/** Whether a request of this order belongs on the table's tile: another party may sit there by now. */
export const speaksForTable = (table: Pick<Table, 'currentOrderId'>, orderId: string): boolean =>
  table.currentOrderId === null || table.currentOrderId === orderId;

/**
 * The order with its request taken by somebody of the staff, known by name; null where it is theirs already. Throws
 * `request-taken` with `by`, and `request-gone` for one that has been replaced, or whose party has left.
 */
export function taken(order: Order, at: number, by: string): Order | null {
  const { request } = order;
  if (request === null || request.at !== at || isOver(order)) throw new Refusal('request-gone');
  if (request.takenBy === by) return null;
  if (request.takenBy !== null) throw new Refusal('request-taken', { by: request.takenBy });
  return { ...order, request: { ...request, takenBy: by } };
}

/** The order whose guest says it is paid by UPI; null where they have said so of this amount already. */
export function claimed(order: Order, uid: string, claim: { duePaise: Paise; at: number }): Order | null {
  if (isOver(order)) throw new Refusal('order-closed');
  if (claim.duePaise <= ZERO) throw new Refusal('nothing-to-bill');
  if (order.upiClaim?.amountPaise === claim.duePaise) return null;
  const by = order.joined[uid]?.label ?? '';
  return { ...order, upiClaim: { amountPaise: claim.duePaise, at: claim.at, by } };
}

/** The order once reviewed. Throws `not-settled` before its guests have paid, `already-reviewed` after the first review. */
export function reviewed(order: Order): Order {
  if (order.state !== 'Completed') throw new Refusal('not-settled');
  if (order.reviewed) throw new Refusal('already-reviewed');
  return { ...order, reviewed: true };
}
