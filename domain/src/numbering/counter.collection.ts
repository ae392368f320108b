import { defineCollection } from '../kernel/collection.ts';
import { houseCounterSchema } from './counter.schema.ts';

export const counters = defineCollection('users/{restaurantId}/counters/{counterId}', {
  schema: houseCounterSchema,
});
