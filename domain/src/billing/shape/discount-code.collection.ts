import { defineCollection, query } from '../../kernel/collection.ts';
import { discountCodeSchema } from './discount-code.schema.ts';

export const discountCodes = defineCollection('users/{restaurantId}/discountCodes/{code}', {
  schema: discountCodeSchema,
  queries: { all: query([], () => ({ limit: 200 })) },
});
