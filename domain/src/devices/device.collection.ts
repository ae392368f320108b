import { defineCollection, query } from '../kernel/collection.ts';
import { deviceSchema } from './device.schema.ts';

export const devices = defineCollection('users/{restaurantId}/devices/{deviceId}', {
  schema: deviceSchema,
  queries: { all: query([], () => ({ orderBy: [['enrolledAt', 'desc']], limit: 200 })) },
});
