import { defineCollection, query } from '../kernel/collection.ts';
import { punchDaySchema } from './punch.schema.ts';
import { rosterSchema } from './roster.schema.ts';

export const rosters = defineCollection('users/{restaurantId}/rosters/{week}', {
  schema: rosterSchema,
  unindexed: ['people'],
  queries: {
    /** The rosters of weeks, the first and the last Monday included. */
    between: query(['2026-10-26', '2026-11-30'], (from: string, to: string) => ({
      where: [
        ['week', '>=', from],
        ['week', '<=', to],
      ],
      orderBy: [['week', 'asc']],
      limit: 8,
    })),
  },
});

export const punches = defineCollection('users/{restaurantId}/punches/{day}', {
  schema: punchDaySchema,
  unindexed: ['people'],
  queries: {
    /** The punches of days, the first and the last one included. */
    between: query(['2026-11-01', '2026-11-30'], (from: string, to: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<=', to],
      ],
      orderBy: [['day', 'asc']],
      limit: 40,
    })),
  },
});
