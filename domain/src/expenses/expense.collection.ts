import { defineCollection } from '../kernel/collection.ts';
import { expenseSchema } from './expense.schema.ts';

export const expenses = defineCollection('users/{restaurantId}/expenses/{expenseId}', {
  schema: expenseSchema,
});
