import { defineCollection, EVERY_FIELD } from '../../kernel/collection.ts';
import { portionsLeftSchema } from './portions-left.schema.ts';

export const portionsLeft = defineCollection('users/{restaurantId}/catalog/limits', {
  schema: portionsLeftSchema,
  unindexed: [EVERY_FIELD],
});
