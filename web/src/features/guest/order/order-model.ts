import { isExpired } from '@bhoj/domain/orders/joining';
import { liveLines, ticketsOf } from '@bhoj/domain/orders/progress';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Ticket } from '@bhoj/domain/orders/progress';

/** True while guests can order on it. A waiting order expires by itself. */
export const isRunning = (order: Order, now: number): boolean =>
  order.state === 'open' || (order.state === 'waiting' && !isExpired(order, now));

/** The rounds of the order, newest first. */
export const roundsOf = (orderId: string, order: Order): Ticket[] => ticketsOf(orderId, order).toReversed();

export const portionsOf = (order: Order): number =>
  liveLines(order).reduce((total, [, line]) => total + line.quantity, 0);

/** True when the server's order contains the round, in whatever state. */
export const knowsRound = (order: Order, roundId: string): boolean =>
  Object.hasOwn(order.rounds, roundId) ||
  order.acceptance.waiting.includes(roundId) ||
  order.acceptance.declined.includes(roundId);
