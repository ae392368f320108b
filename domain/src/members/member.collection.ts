import { defineCollection, query } from '../kernel/collection.ts';
import { memberSchema } from './member.schema.ts';

export const members = defineCollection('users/{restaurantId}/members/{uid}', {
  schema: memberSchema,
  queries: { all: query([], () => ({ orderBy: [['name', 'asc']] })) },
});
