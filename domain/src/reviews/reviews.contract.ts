import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { MAX_LINES_PER_ORDER } from '../orders/shape/order.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { ownersWordsSchema, reviewSchema, thumbedSchema } from './review.schema.ts';

/**
 * Stores stars and words for a settled order, once, with thumbs for its dishes. Refuses with `not-settled`,
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
    /** Empty from pages of an earlier version, which did not ask for thumbs. */
    thumbs: z.array(thumbedSchema).max(MAX_LINES_PER_ORDER).default([]),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 20, windowMs: 10 * MINUTE }],
});

/** Answers a review, once. Refuses with `review-not-found`, `already-answered` and `review-taken-down`. */
export const answerReview = defineContract({
  name: 'answerReview',
  callers: TEAM,
  needs: ['customers'],
  input: z.object({ orderId: idSchema, words: ownersWordsSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Takes a review down: no page shows its words until it is put back. Stars count as before. Refuses with
 * `review-not-found`.
 */
export const takeDownReview = defineContract({
  name: 'takeDownReview',
  callers: TEAM,
  needs: ['customers'],
  input: z.object({ orderId: idSchema, reason: requiredLine(120) }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Puts a review back that was taken down. Refuses with `review-not-found`. */
export const putBackReview = defineContract({
  name: 'putBackReview',
  callers: TEAM,
  needs: ['customers'],
  input: z.object({ orderId: idSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Stores how the restaurant made a review right. Refuses with `review-not-found`. */
export const keepMadeRight = defineContract({
  name: 'keepMadeRight',
  callers: TEAM,
  needs: ['customers'],
  input: z.object({ orderId: idSchema, what: ownersWordsSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
