import { defineCollection, EVERY_FIELD, query } from '../kernel/collection.ts';
import { MOST_WAITING, waitDaySchema } from './wait-day.schema.ts';
import { waitRecordSchema } from './wait-record.schema.ts';
import { waitingGuestSchema } from './waiting-guest.schema.ts';

/** The days of a month. */
const MOST_DAYS = 31;

export const waitDays = defineCollection('users/{restaurantId}/waitDays/{date}', {
  schema: waitDaySchema,
  unindexed: ['parties'],
  queries: {
    /** From one day to another, both included. */
    between: query(['2026-11-01', '2026-11-30'], (from: string, to: string) => ({
      where: [
        ['date', '>=', from],
        ['date', '<=', to],
      ],
      orderBy: [['date', 'asc']],
      limit: MOST_DAYS,
    })),
  },
});

export const waitingGuests = defineCollection('users/{restaurantId}/waitingGuests/{waitId}', {
  schema: waitingGuestSchema,
  ttl: 'expireAt',
  queries: {
    ofDay: query(['2026-11-20'], (day: string) => ({
      where: [['day', '==', day]],
      limit: MOST_WAITING,
    })),
    /** Parties under a number, in no order. */
    byMobile: query(['9876543210', 20], (mobile: string, limit: number) => ({
      where: [['mobile', '==', mobile]],
      limit,
    })),
  },
});

export const waitRecords = defineCollection('users/{restaurantId}/rollups/waits', {
  schema: waitRecordSchema,
  unindexed: [EVERY_FIELD],
});
