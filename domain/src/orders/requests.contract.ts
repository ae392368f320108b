import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { requestKindSchema } from './order.schema.ts';

/**
 * One tap of a guest: somebody should come, or bring the bill. A repeat changes nothing. Refuses `not-at-this-table`,
 * `order-closed`, and `no-table` where the order stands on none.
 */
export const askForService = defineContract({
  name: 'askForService',
  callers: ['guest'],
  input: z.object({ restaurantId: restaurantIdSchema, orderId: idSchema, kind: requestKindSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});

/**
 * A captain goes: the request leaves every queue, and the guests see who comes. `at` is the request's own instant, so that
 * a late tap never takes the next one. Refuses `request-taken` with `by`, and `request-gone`.
 */
export const takeRequest = defineContract({
  name: 'takeRequest',
  callers: ['captain', 'owner'],
  input: z.object({ orderId: idSchema, at: z.int() }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});
