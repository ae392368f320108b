import { defineCollection, query } from '../kernel/collection.ts';
import { notificationSchema } from './notification.schema.ts';

export const notifications = defineCollection('users/{restaurantId}/notifications/{notificationId}', {
  schema: notificationSchema,
  queries: { latest: query([], () => ({ orderBy: [['createdAt', 'desc']], limit: 50 })) },
});
