import { defineCollection, query } from '../kernel/collection.ts';
import { pinTriesSchema, storedPinSchema } from './pin.schema.ts';

export const pins = defineCollection('users/{restaurantId}/pins/{uid}', {
  schema: storedPinSchema,
  queries: { all: query([], () => ({})) },
});

export const pinTries = defineCollection('users/{restaurantId}/pinTries/{tryId}', {
  schema: pinTriesSchema,
  ttl: 'expireAt',
});
