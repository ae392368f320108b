import { defineCollection } from '../kernel/collection.ts';
import { answerSchema } from './answer.ts';

export const answers = defineCollection('users/{restaurantId}/answers/{answerId}', {
  schema: answerSchema,
  unindexed: ['asked', 'output'],
  ttl: 'expireAt',
});
