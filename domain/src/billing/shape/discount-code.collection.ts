import { defineCollection, query } from '../../kernel/collection.ts';
import { discountCodeSchema } from './discount-code.schema.ts';

export const discountCodes = defineCollection('users/{restaurantId}/discountCodes/{code}', {
  schema: discountCodeSchema,
  version: 2,
  // Since version 2 a code may name categories.
  upgrades: { 1: (stored) => stored },
  queries: { all: query([], () => ({ limit: 200 })) },
});
