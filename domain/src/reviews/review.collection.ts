import { defineCollection } from '../kernel/collection.ts';
import { reviewSchema } from './review.schema.ts';

export const reviews = defineCollection('users/{restaurantId}/reviews/{orderId}', { schema: reviewSchema });
