import { defineCollection, query } from '../kernel/collection.ts';
import { memberSchema } from './member.schema.ts';

export const members = defineCollection('users/{restaurantId}/members/{uid}', {
  schema: memberSchema,
  queries: {
    all: query([], () => ({ orderBy: [['name', 'asc']] })),
    /** Members who have chosen a PIN. */
    withPin: query([], () => ({ where: [['pinSetAt', '>', new Date(0)]], limit: 300 })),
    /** Some of the members with names that begin with a text. */
    named: query(['Ra', 3], (beginning: string, limit: number) => ({
      where: [
        ['name', '>=', beginning],
        ['name', '<=', `${beginning}\uf8ff`],
      ],
      orderBy: [['name', 'asc']],
      limit,
    })),
  },
});
