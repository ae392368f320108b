import { defineCollection, query } from '../kernel/collection.ts';
import { formerCustomerSchema } from './former.schema.ts';

export const formerCustomers = defineCollection('users/{restaurantId}/formerCustomers/{customerId}', {
  schema: formerCustomerSchema,
  ttl: 'expireAt',
  queries: {
    /** The records merged into a customer; older orders still name their ids. */
    mergedInto: query(['customer', 50], (customerId: string, limit: number) => ({
      where: [['mergedInto', '==', customerId]],
      limit,
    })),
  },
});
