import { defineCollection, query } from '../../kernel/collection.ts';
import { availabilityLogSchema } from './availability-log.schema.ts';

/** The most days with an open entry that one query reads. */
const MOST_OPEN = 40;

export const availabilityLogs = defineCollection('users/{restaurantId}/availabilityLog/{day}', {
  schema: availabilityLogSchema,
  unindexed: ['entries'],
  queries: {
    open: query([], () => ({ where: [['isOpen', '==', true]], limit: MOST_OPEN })),
    between: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
    })),
  },
});
