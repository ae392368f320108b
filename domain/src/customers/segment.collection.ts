import { defineCollection, EVERY_FIELD } from '../kernel/collection.ts';
import { marksSchema } from './segment.schema.ts';

export const customerMarks = defineCollection('users/{restaurantId}/rollups/customers', {
  schema: marksSchema,
  unindexed: [EVERY_FIELD],
});
