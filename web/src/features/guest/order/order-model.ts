import { isExpired, wantedTable } from '@bhoj/domain/orders/door/joining';
import { liveLines, ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Order, RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import type { OrderReport } from '../../../firebase/guest.ts';

/** True while guests can order on it. A waiting order expires by itself. */
export const isRunning = (order: Order, now: number): boolean =>
  order.state === 'open' || (order.state === 'waiting' && !isExpired(order, now));

/** True for an order without its table's key: a captain must seat it, and nobody can be called to it. */
export const isAtDoor = (order: Order): boolean => wantedTable(order) !== null;

/** The rounds of the order, newest first. */
export const roundsOf = (orderId: string, order: Order): Ticket[] => ticketsOf(orderId, order).toReversed();

export const orderedPortions = (order: Order): number =>
  liveLines(order).reduce((total, [, line]) => total + line.quantity, 0);

/** Returns the outcome of a round, from the order itself; null when the order does not have the round. */
export function outcomeIn(order: Order, roundId: string): RoundResult['outcome'] | null {
  if (order.acceptance.declined.includes(roundId)) return 'declined';
  if (order.acceptance.waiting.includes(roundId)) return 'waiting';
  return Object.hasOwn(order.rounds, roundId) ? 'sent' : null;
}

/** Why a page has no order to show. */
export type Stop = 'denied' | 'gone';

export function stopOf(live: OrderReport['live'], now: number): Stop | null {
  if (live.state === 'denied') return 'denied';
  if (live.state === 'missing') return 'gone';
  return live.state === 'ready' && isExpired(live.value, now) ? 'gone' : null;
}
