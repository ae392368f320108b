import { defineCollection } from '../../kernel/collection.ts';
import { recentSchema } from './recent.schema.ts';

export const recents = defineCollection('users/{restaurantId}/rollups/recent', {
  schema: recentSchema,
  unindexed: ['sold', 'usual', 'heat', 'last28', 'dishes', 'corrected'],
});
