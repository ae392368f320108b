import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor } from '../../kernel/collection.ts';
import { faultSchema, sweepSchema } from './sweep.schema.ts';

export const platformSweeps = defineCollection('platformSweeps/{sweepId}', {
  schema: sweepSchema,
  ttl: 'expireAt',
  unindexed: ['tally'],
});

export const platformFaults = defineCollection('platformFaults/{faultId}', {
  schema: faultSchema,
  ttl: 'expireAt',
  queries: {
    /**
     * One page of the faults of the last days, latest first; short, because the overview reads other lists beside it.
     */
    since: query([new Date(0), null] as [Date, Cursor | null], (from: Date, after: Cursor | null) => ({
      where: [['lastAt', '>=', from]],
      orderBy: [['lastAt', 'desc']],
      limit: 5,
      ...(after !== null && { after }),
    })),
  },
});
