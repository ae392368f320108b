import { defineCollection, query } from '../kernel/collection.ts';
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
    /** Those of the last days, latest first. */
    since: query([new Date(0), 5], (from: Date, limit: number) => ({
      where: [['lastAt', '>=', from]],
      orderBy: [['lastAt', 'desc']],
      limit,
    })),
  },
});
