import { defineCollection, query } from '../kernel/collection.ts';
import { howSoldSchema } from './how-sold.schema.ts';

export const howSold = defineCollection('users/{restaurantId}/howSold/{day}', {
  schema: howSoldSchema,
  unindexed: ['weighed', 'counted'],
  queries: {
    between: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
    })),
  },
});
