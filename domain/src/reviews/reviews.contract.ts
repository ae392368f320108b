import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { reviewSchema } from './review.schema.ts';

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
