import { defineCollection, query } from '../kernel/collection.ts';
import { customerSchema } from './customer.schema.ts';

export const customers = defineCollection('users/{restaurantId}/customers/{customerId}', {
  schema: customerSchema,
  version: 2,
  upgrades: { 1: (stored) => ({ company: null, ...stored }) },
  unindexed: ['company'],
  queries: {
    byMobile: query(['9876543210'], (mobile: string) => ({ where: [['mobile', '==', mobile]], limit: 1 })),
  },
});
