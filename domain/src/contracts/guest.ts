import { z } from 'zod';
import { requestKindSchema } from '../orders/order.schema.ts';
import { defineContract } from '../platform/contract.ts';
import { idSchema, restaurantIdSchema } from '../platform/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { reviewSchema } from '../people/records.schema.ts';

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

/**
 * A guest says they have paid what is due by UPI. It proves nothing and settles nothing: staff look at the account and
 * confirm it by settling. Refuses `upi-not-offered`, `nothing-to-bill`.
 */
export const claimPayment = defineContract({
  name: 'claimPayment',
  callers: ['guest'],
  input: z.object({ restaurantId: restaurantIdSchema, orderId: idSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});

/** Stars and words on a settled order, once per order: `already-reviewed`. `not-settled` while it is not paid. */
export const leaveReview = defineContract({
  name: 'leaveReview',
  callers: ['guest'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    orderId: idSchema,
    stars: reviewSchema.shape.stars,
    words: reviewSchema.shape.words,
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});
