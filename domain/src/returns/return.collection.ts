import { defineCollection, query } from '../kernel/collection.ts';
import { returnMonthsOf } from './registration.ts';
import { returnSchema } from './return.schema.ts';

/** The most returns of a month and its quarter that are read. */
const MOST_REGISTRATIONS = 10;

export const returns = defineCollection('users/{restaurantId}/returns/{returnId}', {
  schema: returnSchema,
  unindexed: ['tables', 'findings', 'days', 'voided', 'changes', 'entered', 'filings'],
  queries: {
    /** The latest returns before a month, for their registrations. */
    before: query(['2026-11'], (month: string) => ({
      where: [['month', '<', month]],
      orderBy: [['month', 'desc']],
      limit: 24,
    })),
    /** The returns of all registrations of a month, and of its quarter (`isOfMonth`). */
    ofMonth: query(['2026-11'], (month: string) => ({
      where: [['month', 'in', returnMonthsOf(month)]],
      limit: MOST_REGISTRATIONS,
    })),
  },
});
