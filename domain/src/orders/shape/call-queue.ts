import { openRequest } from './running.ts';
import type { Order } from './order.schema.ts';

/** The most open orders that a screen watches: far more than a restaurant has tables and deliveries at a time. */
export const MAX_OPEN_SHOWN = 500;
/** The most orders in a captain's queue of rounds to accept and calls to answer. */
export const MAX_CALLS_SHOWN = 60;

/** The most orders of all restaurants that one run of the kitchen check reads. */
export const CHECKED_AT_ONCE = 500;

/**
 * Returns the time until which a waiting order is in the captain's queue, to have its first round accepted or its call
 * answered. Null when it needs neither: no screen shows the order of a phone that only scanned a code.
 */
const asksUntilOf = (order: Order): number | null => {
  const asks = order.acceptance.waiting.length > 0 || openRequest(order) !== null;
  return order.state === 'waiting' && asks ? order.expireAt : null;
};

/** Returns the order with `asksUntil` computed from its other fields. Every write of an order passes through it. */
export function withCallUntil(order: Order): Order {
  const asksUntil = asksUntilOf(order);
  return order.asksUntil === asksUntil ? order : { ...order, asksUntil };
}
