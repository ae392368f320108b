import { openRequest } from './moving-tables.ts';
import type { Order } from './order.schema.ts';

/** The most open orders that a screen watches: far more than a restaurant has tables and deliveries at a time. */
export const MAX_OPEN_SHOWN = 500;
/** The most orders that a captain's queue of rounds to accept and calls to answer holds at a time. */
export const MAX_CALLS_SHOWN = 60;

/** The most orders of all restaurants that one read for the kitchens' tickets finds. */
export const CHECKED_AT_ONCE = 500;

/**
 * Returns the time until which a waiting order asks a captain for something: to accept its first round, or to answer
 * its call. Null when it asks for nothing: the order of a phone that only scanned a code is on no screen.
 */
const asksUntilOf = (order: Order): number | null => {
  const asks = order.acceptance.waiting.length > 0 || openRequest(order) !== null;
  return order.state === 'waiting' && asks ? order.expireAt : null;
};

/** Returns the order with `asksUntil` as its other fields say. Every write of an order passes through it. */
export function withCallUntil(order: Order): Order {
  const asksUntil = asksUntilOf(order);
  return order.asksUntil === asksUntil ? order : { ...order, asksUntil };
}
