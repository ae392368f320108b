import { defineCollection } from '../../kernel/collection.ts';
import { costsSchema } from './costs.schema.ts';

export const menuCosts = defineCollection('users/{restaurantId}/catalog/costs', {
  schema: costsSchema,
  unindexed: ['costs', 'categoryOf', 'categories'],
});
