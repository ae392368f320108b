import { defineCollection, query } from '../kernel/collection.ts';
import { closingSchema } from './closing.ts';
import { daySchema } from './day.schema.ts';

export const days = defineCollection('users/{restaurantId}/days/{day}', {
  schema: daySchema,
  unindexed: [
    'byDish',
    'operations',
    'hours',
    'corrected',
    'byHour',
    'byMethod',
    'byType',
    'tipsByMethod',
    'upiDeclarations',
    'business',
    'complimentary',
    'voids',
    'credits',
    'debits',
    'refundsByMethod',
    'byOperator',
    'partReturns',
    'taxes',
    'reopened',
  ],
  queries: {
    since: query(['2026-01-01'], (day: string) => ({
      where: [['day', '>=', day]],
      orderBy: [['day', 'asc']],
    })),
    /** The days of a month; `to` is the first day after it. */
    between: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
    })),
  },
});

export const closings = defineCollection('users/{restaurantId}/closings/{day}', {
  schema: closingSchema,
  unindexed: ['sales'],
  queries: {
    /** The closed days of a month; `to` is the first day after it. */
    between: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
    })),
    /** The last closed day before this one: its cash left in the drawer is this day's opening cash. */
    before: query(['2026-11-20'], (day: string) => ({
      where: [['day', '<', day]],
      orderBy: [['day', 'desc']],
      limit: 1,
    })),
    /** The next closed day after this one: while there is one, this day cannot be reopened. */
    after: query(['2026-11-20'], (day: string) => ({
      where: [['day', '>', day]],
      orderBy: [['day', 'asc']],
      limit: 1,
    })),
  },
});
