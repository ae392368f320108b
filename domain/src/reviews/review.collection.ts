import { defineCollection, DOCUMENT_ID, EVERY_FIELD, query } from '../kernel/collection.ts';
import { REVIEW_PAGE, reviewWhere } from './listing.ts';
import { LOW_STARS } from './low.ts';
import { reviewSchema } from './review.schema.ts';
import { reviewSumsSchema } from './rollup.schema.ts';
import type { Cursor } from '../kernel/collection.ts';
import type { ReviewFilters } from './listing.ts';

export const reviews = defineCollection('users/{restaurantId}/reviews/{orderId}', {
  schema: reviewSchema,
  unindexed: ['words', 'dishes', 'answer', 'madeRight', 'takenDown'],
  queries: {
    /** One page of the reviews that match, the latest first. */
    page: query(
      [{}],
      (filters: ReviewFilters, after?: Cursor) => ({
        ...reviewWhere(filters),
        orderBy: [['createdAt', 'desc']],
        limit: REVIEW_PAGE,
        ...(after !== undefined && { after }),
      }),
      [[{ stars: 1 }], [{ tableId: 'F1-T01' }], [{ takenById: 'm0abcdefghij' }], [{ typed: 'cold' }]],
    ),
    /** The reviews of these orders, at most thirty; it reads only existing reviews. */
    ofOrders: query([['o1', 'o2']], (orderIds: readonly string[]) => ({
      where: [[DOCUMENT_ID, 'in', orderIds]],
      limit: orderIds.length,
    })),
    /** Every review, for sums that were never stored. */
    all: query([], () => ({ orderBy: [['createdAt', 'asc']] })),
    /** The latest three reviews of two stars or less after a time: the latest ones may be down. */
    latestLow: query([new Date(0)], (after: Date) => ({
      where: [
        ['stars', 'in', LOW_STARS],
        ['createdAt', '>', after],
      ],
      orderBy: [['createdAt', 'desc']],
      limit: 3,
    })),
  },
});

export const reviewSums = defineCollection('users/{restaurantId}/rollups/reviews', {
  schema: reviewSumsSchema,
  unindexed: [EVERY_FIELD],
});
