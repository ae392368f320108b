import { defineCollection } from '../kernel/collection.ts';
import { returnSchema } from './return.schema.ts';

export const returns = defineCollection('users/{restaurantId}/returns/{month}', {
  schema: returnSchema,
  unindexed: ['tables', 'findings', 'days', 'voided', 'changes', 'entered', 'filings'],
});
