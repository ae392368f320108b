import { defineCollection } from '../kernel/collection.ts';
import { formerCustomerSchema } from './former.schema.ts';

export const formerCustomers = defineCollection('users/{restaurantId}/formerCustomers/{customerId}', {
  schema: formerCustomerSchema,
  ttl: 'expireAt',
});
