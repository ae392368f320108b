import { defineCollection, query } from '../kernel/collection.ts';
import { pushSubscriberSchema, SUMMARIES_AT_ONCE } from './subscriber.schema.ts';

export const pushSubscribers = defineCollection('users/{restaurantId}/pushSubscribers/{uid}', {
  schema: pushSubscriberSchema,
  unindexed: ['devices'],
  queries: {
    /** Everybody of one restaurant. */
    all: query([], () => ({ orderBy: [['uid', 'asc']] })),
    /** The people to whom a device is registered: one, or two after it changed hands. */
    ofDevice: query(['device'], (deviceId: string) => ({
      where: [['deviceIds', 'array-contains', deviceId]],
    })),
    /** People of all restaurants with a due evening summary, the earliest first. */
    summaryDue: query([new Date(0)], (until: Date) => ({
      where: [['summaryAt', '<=', until]],
      orderBy: [['summaryAt', 'asc']],
      limit: SUMMARIES_AT_ONCE,
      group: true,
    })),
  },
  ttl: 'expireAt',
});
