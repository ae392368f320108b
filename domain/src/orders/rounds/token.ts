import type { Order } from '../shape/order.schema.ts';

/**
 * Returns the token for an order's first round. `last` is the last token of the business day. Null for an order that has a token,
 * and for any order but a takeaway.
 */
export const tokenFor = ({ type, token }: Pick<Order, 'type' | 'token'>, last: number): number | null =>
  type === 'takeaway' && token === undefined ? last + 1 : null;
