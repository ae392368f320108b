import { defineCollection } from '../../kernel/collection.ts';
import { menuChangeSchema } from './menu-change.schema.ts';

export const menuChanges = defineCollection('users/{restaurantId}/menuChanges/{kind}', {
  schema: menuChangeSchema,
  unindexed: ['items', 'categories', 'costs', 'prices', 'undone'],
});
