import { defineCollection, EVERY_FIELD } from '../../kernel/collection.ts';
import { costsSchema } from './costs.schema.ts';

export const menuCosts = defineCollection('users/{restaurantId}/catalog/costs', {
  schema: costsSchema,
  unindexed: [EVERY_FIELD],
});
