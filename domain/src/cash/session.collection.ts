import { defineCollection, query } from '../kernel/collection.ts';
import { cashSessionSchema } from './session.schema.ts';

/** More sessions than a day has. */
const SESSIONS_MOST = 100;

export const cashSessions = defineCollection('users/{restaurantId}/cashSessions/{sessionId}', {
  schema: cashSessionSchema,
  unindexed: ['days', 'movements', 'counts', 'result'],
  queries: {
    /** Sessions that take money: the open ones, and the payments that wait. */
    active: query([], () => ({ where: [['state', 'in', ['open', 'waiting']]], limit: SESSIONS_MOST })),
    /** Sessions of any day that nobody has closed. */
    unfinished: query([], () => ({ where: [['state', 'in', ['open', 'counted']]], limit: SESSIONS_MOST })),
    ofDay: query(['2026-11-20'], (day: string) => ({
      where: [['businessDay', '==', day]],
      limit: SESSIONS_MOST,
    })),
    /** The sessions of some days; `until` is the first day after them. */
    between: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['businessDay', '>=', from],
        ['businessDay', '<', until],
      ],
      orderBy: [['businessDay', 'asc']],
      limit: 1000,
    })),
  },
});
