import { isExpired } from '@bhoj/domain/orders/joining';
import { liveLines, ticketsOf } from '@bhoj/domain/orders/progress';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Ticket } from '@bhoj/domain/orders/progress';

/** Whether one may still order on it. A waiting order lapses by itself. */
export const isRunning = (order: Order, now: number): boolean =>
  order.state === 'open' || (order.state === 'waiting' && !isExpired(order, now));

/** The rounds of the order, newest first: that is what a guest looks for. */
export const roundsOf = (orderId: string, order: Order): Ticket[] => ticketsOf(orderId, order).toReversed();

/** How many portions are ordered. */
export const portionsOf = (order: Order): number =>
  liveLines(order).reduce((total, [, line]) => total + line.quantity, 0);

/** Whether the server's order knows of a round, whatever became of it. */
export const knowsRound = (order: Order, roundId: string): boolean =>
  Object.hasOwn(order.rounds, roundId) ||
  order.acceptance.waiting.includes(roundId) ||
  order.acceptance.declined.includes(roundId);
