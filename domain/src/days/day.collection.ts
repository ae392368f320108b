import { defineCollection, query } from '../kernel/collection.ts';
import { closingSchema, withSales } from './closing.ts';
import { byDishId, daySchema, withCorrections } from './day.ts';

export const days = defineCollection('users/{restaurantId}/days/{day}', {
  schema: daySchema,
  version: 3,
  upgrades: { 1: withCorrections, 2: byDishId },
  unindexed: [
    'byDish',
    'byHour',
    'byMethod',
    'byType',
    'tipsByMethod',
    'upiDeclarations',
    'voids',
    'credits',
    'refundsByMethod',
  ],
  queries: {
    since: query(['2026-01-01'], (day: string) => ({
      where: [['day', '>=', day]],
      orderBy: [['day', 'asc']],
    })),
  },
});

export const closings = defineCollection('users/{restaurantId}/closings/{day}', {
  schema: closingSchema,
  version: 2,
  upgrades: { 1: withSales },
  unindexed: ['sales'],
  queries: {
    /** The last closed day before this one; the cash it left is this day's opening cash. */
    before: query(['2026-11-20'], (day: string) => ({
      where: [['day', '<', day]],
      orderBy: [['day', 'desc']],
      limit: 1,
    })),
  },
});
