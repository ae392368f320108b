import { defineCollection, EVERY_FIELD } from '../../kernel/collection.ts';
import { recentSchema } from './recent.schema.ts';

export const recents = defineCollection('users/{restaurantId}/rollups/recent', {
  schema: recentSchema,
  unindexed: [EVERY_FIELD],
});
