import { defineCollection, query } from '../kernel/collection.ts';
import { floorSchema } from './floor-plan.schema.ts';
import { tableSchema } from './table.ts';

export const floors = defineCollection('users/{restaurantId}/floors/{floorId}', {
  schema: floorSchema,
  unindexed: ['plan', 'joins'],
  queries: { all: query([], () => ({ orderBy: [['number', 'asc']] })) },
});

export const tables = defineCollection('users/{restaurantId}/tables/{tableId}', {
  schema: tableSchema,
  unindexed: ['orderItems'],
  queries: {
    all: query([], () => ({ orderBy: [['id', 'asc']] })),
    reserved: query([], () => ({ where: [['status', '==', 'Reserved']] })),
    /** Some of the tables with these ids. */
    among: query([['F1-T01', 'F2-T01'], 2] as [readonly string[], number], (ids, limit) => ({
      where: [['id', 'in', ids]],
      limit,
    })),
  },
});
