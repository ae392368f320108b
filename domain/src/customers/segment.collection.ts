import { defineCollection } from '../kernel/collection.ts';
import { marksSchema } from './segment.schema.ts';

export const customerMarks = defineCollection('users/{restaurantId}/rollups/customers', {
  schema: marksSchema,
});
