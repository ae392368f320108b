import { defineCollection, query } from '../../kernel/collection.ts';
import { monthSchema } from './month.schema.ts';

export const months = defineCollection('users/{restaurantId}/months/{month}', {
  schema: monthSchema,
  unindexed: ['sales', 'expenses'],
  queries: {
    /** The months of a period, the first and the last one included. */
    between: query(['2026-04', '2027-03'], (from: string, to: string) => ({
      where: [
        ['month', '>=', from],
        ['month', '<=', to],
      ],
      orderBy: [['month', 'asc']],
    })),
  },
});
