import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor } from '../../kernel/collection.ts';
import { platformEventSchema } from './platform-event.schema.ts';
import type { PlatformEvent } from './platform-event.schema.ts';
import {
  platformCurrentSchema,
  platformDaySchema,
  platformMonthSchema,
  staffStatsSchema,
} from './platform-sum.schema.ts';

/** Events of one page of a rebuild or a report. */
const EVENT_PAGE = 200;
const SUMS = ['moved', 'byReferrer', 'byCity', 'byCohort'];

type Kinds = readonly PlatformEvent['kind'][] | null;

export const platformEvents = defineCollection('platformEvents/{eventId}', {
  schema: platformEventSchema,
  queries: {
    /** One page of a period, in order of time; `kinds` null for all. The end is exclusive. */
    between: query(
      [null, new Date(0), new Date(0), null] as [Kinds, Date, Date, Cursor | null],
      (kinds: Kinds, from: Date, until: Date, after: Cursor | null) => ({
        where: [
          ...(kinds === null ? [] : ([['kind', 'in', kinds]] as const)),
          ['at', '>=', from],
          ['at', '<', until],
        ],
        orderBy: [['at', 'asc']],
        limit: EVENT_PAGE,
        ...(after !== null && { after }),
      }),
      [[['payment', 'refund'], new Date(0), new Date(0), null]],
    ),
  },
});

export const platformDays = defineCollection('platformDays/{day}', {
  schema: platformDaySchema,
  unindexed: SUMS,
  queries: {
    since: query(['2026-11-01'], (day: string) => ({
      where: [['day', '>=', day]],
      orderBy: [['day', 'asc']],
      limit: 31,
    })),
  },
});

export const platformMonths = defineCollection('platformMonths/{month}', {
  schema: platformMonthSchema,
  unindexed: SUMS,
  queries: {
    since: query(['2026-01'], (month: string) => ({
      where: [['month', '>=', month]],
      orderBy: [['month', 'asc']],
      limit: 26,
    })),
  },
});

export const platformCurrents = defineCollection('platform/current', {
  schema: platformCurrentSchema,
  unindexed: ['swept'],
});

export const staffStats = defineCollection('staffStats/{staffId}', { schema: staffStatsSchema });
