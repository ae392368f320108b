import { defineCollection, query } from '../../kernel/collection.ts';
import { bookingDaySchema, DAYS_CHECKED_AT_ONCE, MOST_OF_A_DAY } from './booking-day.schema.ts';
import { bookingRulesSchema } from './booking-rules.schema.ts';
import { bookingSchema } from './booking.schema.ts';

/** A calendar page shows six weeks at most. */
const MOST_DAYS = 42;

export const bookingDays = defineCollection('users/{restaurantId}/bookingDays/{date}', {
  schema: bookingDaySchema,
  unindexed: ['bookings'],
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
    /** Booking days of all restaurants with a due floor check. */
    toCheck: query([new Date(0), new Date(1)], (after: Date, until: Date) => ({
      group: true,
      where: [
        ['nextCheckAt', '>', after],
        ['nextCheckAt', '<=', until],
      ],
      orderBy: [['nextCheckAt', 'asc']],
      limit: DAYS_CHECKED_AT_ONCE,
    })),
  },
});

export const bookings = defineCollection('users/{restaurantId}/bookings/{bookingId}', {
  schema: bookingSchema,
  ttl: 'expireAt',
  queries: {
    ofDay: query(['2026-11-20'], (day: string) => ({
      where: [['day', '==', day]],
      limit: MOST_OF_A_DAY,
    })),
    /** Bookings under a mobile number, in no order. */
    byMobile: query(['9876543210', 20], (mobile: string, limit: number) => ({
      where: [['mobile', '==', mobile]],
      limit,
    })),
  },
});

export const bookingRules = defineCollection('users/{restaurantId}/settings/bookings', {
  schema: bookingRulesSchema,
});
