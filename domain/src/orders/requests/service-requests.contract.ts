import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { STRANGERS_RINGING } from '../shape/guest-limits.ts';
import { requestKindSchema } from '../shape/order.schema.ts';

/**
 * A guest asks for a waiter or for the bill. A repeat changes nothing. Refuses with `not-at-this-table`,
 * `order-closed`, `key-required` without the table's key, or `no-table` when the order has no table. Before the first
 * round it is refused when the restaurant takes no orders.
 */
export const askForService = defineContract({
  name: 'askForService',
  callers: ['guest'],
  input: z.object({ restaurantId: restaurantIdSchema, orderId: idSchema, kind: requestKindSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }, ...STRANGERS_RINGING],
  proof: 'order',
});

/**
 * A member answers a guests' request: it leaves all queues, and the guests see who is coming. `at` is the time of the
 * request, so that a late tap never answers a newer one. Refuses with `request-taken` and the name `by`, or
 * `request-gone`.
 */
export const takeRequest = defineContract({
  name: 'takeRequest',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema, at: z.int() }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});
