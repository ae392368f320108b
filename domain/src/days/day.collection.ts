import { defineCollection, query } from '../kernel/collection.ts';
import { ZERO } from '../money/money.ts';
import { closingSchema, withSales } from './closing.ts';
import { daySchema } from './day.schema.ts';
import {
  byDishId,
  withCorrections,
  withOperators,
  withoutBusiness,
  withoutComplimentary,
  withoutDebits,
  withTaxKinds,
  withoutTrade,
} from './day-upgrades.ts';

type Stored = Record<string, unknown>;

export const days = defineCollection('users/{restaurantId}/days/{day}', {
  schema: daySchema,
  version: 9,
  upgrades: {
    1: withCorrections,
    2: byDishId,
    3: withTaxKinds,
    4: withoutBusiness,
    5: withOperators,
    6: withoutComplimentary,
    7: withoutDebits,
    8: withoutTrade,
  },
  unindexed: [
    'byDish',
    'trade',
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
    /** The days of a month; the last day is left out. */
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
  version: 8,
  upgrades: {
    1: withSales,
    2: (stored) => ({ ...stored, sales: withTaxKinds(stored['sales'] as Stored) }),
    3: (stored) => ({ ...stored, sales: withoutBusiness(stored['sales'] as Stored) }),
    4: (stored) => ({
      yearTurnoverPaise: null,
      ...stored,
      sales: withOperators(stored['sales'] as Stored),
    }),
    5: (stored) => ({ ...stored, sales: withoutComplimentary(stored['sales'] as Stored) }),
    6: (stored) => ({ ...stored, expensesPaise: ZERO }),
    7: (stored) => ({ ...stored, sales: withoutDebits(stored['sales'] as Stored) }),
  },
  unindexed: ['sales'],
  queries: {
    /** The closed days of a month; the last day is left out. */
    between: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
    })),
    /** The last closed day before this one; the cash it left is this day's opening cash. */
    before: query(['2026-11-20'], (day: string) => ({
      where: [['day', '<', day]],
      orderBy: [['day', 'desc']],
      limit: 1,
    })),
    /** The next closed day after this one: once there is one, this day stays closed. */
    after: query(['2026-11-20'], (day: string) => ({
      where: [['day', '>', day]],
      orderBy: [['day', 'asc']],
      limit: 1,
    })),
  },
});
