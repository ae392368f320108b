import { defineCollection, query } from '../kernel/collection.ts';
import { formerCustomerSchema } from './former.schema.ts';

export const formerCustomers = defineCollection('users/{restaurantId}/formerCustomers/{customerId}', {
  schema: formerCustomerSchema,
  ttl: 'expireAt',
  queries: {
    /** The records that were merged into one, whose ids older orders still name. */
    mergedInto: query(['customer', 50], (customerId: string, limit: number) => ({
      where: [['mergedInto', '==', customerId]],
      limit,
    })),
  },
});
