import { defineCollection } from '../kernel/collection.ts';
import { counterSchema } from './counter.schema.ts';

export const counters = defineCollection('users/{restaurantId}/counters/{counterId}', {
  schema: counterSchema,
});
