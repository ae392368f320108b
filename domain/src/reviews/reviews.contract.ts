import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { reviewSchema } from './review.schema.ts';

/** Stores stars and words for a settled order, once. Refuses with `not-settled` and `already-reviewed`. */
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
