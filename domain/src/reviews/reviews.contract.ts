import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MAX_LINES_PER_ORDER } from '../orders/shape/order.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { ownersWordsSchema, reviewSchema, thumbedSchema } from './review.schema.ts';

/**
 * Stores stars and words for a settled order, once, with a thumb for single dishes of it. Refuses with `not-settled`,
 * `already-reviewed`, and `line-not-found` for a dish that the order does not have.
 */
export const leaveReview = defineContract({
  name: 'leaveReview',
  callers: ['guest'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    orderId: idSchema,
    stars: reviewSchema.shape.stars,
    words: reviewSchema.shape.words,
    /** Pages that were opened before thumbs were asked for send none. */
    thumbs: z.array(thumbedSchema).max(MAX_LINES_PER_ORDER).default([]),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});

/** Answers a review, once: the guest reads it. Refuses with `review-not-found` and `already-answered`. */
export const answerReview = defineContract({
  name: 'answerReview',
  callers: ['owner'],
  input: z.object({ orderId: idSchema, words: ownersWordsSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Keeps what the restaurant did about a review. Refuses with `review-not-found`. */
export const keepMadeRight = defineContract({
  name: 'keepMadeRight',
  callers: ['owner'],
  input: z.object({ orderId: idSchema, what: ownersWordsSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
