import { defineCollection, query } from '../kernel/collection.ts';
import { connectionSchema } from './connection.schema.ts';

export const connections = defineCollection('users/{restaurantId}/connections/{connectionId}', {
  schema: connectionSchema,
  queries: { all: query([], () => ({})) },
});
