import { defineCollection, query } from '../../kernel/collection.ts';
import { payRunSchema } from './pay-run.schema.ts';
import { slipSchema } from './slip.schema.ts';

export const payRuns = defineCollection('users/{restaurantId}/payRuns/{month}', {
  schema: payRunSchema,
  unindexed: ['law', 'entered', 'totals', 'rows'],
  queries: {
    /** The runs of months, the first and the last one included. */
    between: query(['2026-04', '2027-03'], (from: string, to: string) => ({
      where: [
        ['month', '>=', from],
        ['month', '<=', to],
      ],
      orderBy: [['month', 'asc']],
    })),
    /** The last run before a month. */
    lastBefore: query(['2026-11'], (month: string) => ({
      where: [['month', '<', month]],
      orderBy: [['month', 'desc']],
      limit: 1,
    })),
  },
});

export const slips = defineCollection('users/{restaurantId}/payRuns/{month}/slips/{personId}', {
  schema: slipSchema,
  unindexed: [
    'days',
    'earnings',
    'legalWages',
    'fund',
    'insurance',
    'professionTax',
    'deductions',
    'employer',
    'source',
    'settled',
    'payment',
    'withdrawn',
  ],
  queries: {
    /** All slips of a run. */
    all: query([], () => ({ orderBy: [['name', 'asc']] })),
  },
});
