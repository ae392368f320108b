import { defineCollection, query } from '../kernel/collection.ts';
import { closingSchema } from './closing.ts';
import { daySchema, withCorrections } from './day.ts';

export const days = defineCollection('users/{restaurantId}/days/{day}', {
  schema: daySchema,
  version: 2,
  upgrades: { 1: withCorrections },
  unindexed: [
    'byDish',
    'byHour',
    'byMethod',
    'byType',
    'tipsByMethod',
    'upiClaims',
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
  unindexed: ['takings'],
  queries: {
    /** The last day that was closed before another: what it left in the drawer is what that one begins with. */
    before: query(['2026-11-20'], (day: string) => ({
      where: [['day', '<', day]],
      orderBy: [['day', 'desc']],
      limit: 1,
    })),
  },
});
