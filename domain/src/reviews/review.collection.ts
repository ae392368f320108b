import { defineCollection, query } from '../kernel/collection.ts';
import { reviewSchema } from './review.schema.ts';

export const reviews = defineCollection('users/{restaurantId}/reviews/{orderId}', {
  schema: reviewSchema,
  queries: {
    /** The latest review of two stars or less that came after a time. */
    latestLow: query([new Date(0)], (after: Date) => ({
      where: [
        ['stars', 'in', [1, 2]],
        ['createdAt', '>', after],
      ],
      orderBy: [['createdAt', 'desc']],
      limit: 1,
    })),
  },
});
