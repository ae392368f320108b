import { info, warn } from 'firebase-functions/logger';
import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { DAYS_CHECKED_AT_ONCE } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { DAY } from '@bhoj/domain/time/ist';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { ScheduledEvent } from '../firebase/define-schedule.ts';
import type { WrittenEvent } from '../firebase/define-trigger.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { findInRestaurants } from '../firebase/store.ts';
import type { OfRestaurant } from '../firebase/store.ts';
import { projectBookings } from '../shared/project-bookings.ts';

/** A day that nothing could check for so long is given up. */
const GIVEN_UP_MS = 3 * DAY;

/** Returns every booking day with a due floor check. */
async function daysToCheck(now: number): Promise<OfRestaurant<BookingDay>[]> {
  const found = new Map<string, OfRestaurant<BookingDay>>();
  for (let after = now - GIVEN_UP_MS; ;) {
    const spec = bookingDays.queries.toCheck(new Date(after), new Date(now));
    // Each page begins where the one before has ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await findInRestaurants(bookingDays, spec);
    for (const one of page) found.set(`${one.restaurantId} ${one.id}`, one);
    const last = page.at(-1)?.value.nextCheckAt ?? null;
    if (page.length < DAYS_CHECKED_AT_ONCE || last === null) return [...found.values()];
    // Goes back 1 ms, because several days may have the same millisecond.
    after = Math.max(after + 1, last - 1);
  }
}

/**
 * Reserves the tables of the bookings of the next half hour (P-BOOK-11). It reads only restaurants that have a
 * booking in this time, or an act on a booking that the tables do not show yet.
 */
export async function reserveAhead({ scheduleTime }: ScheduledEvent): Promise<void> {
  const now = Date.parse(scheduleTime);
  const due = await daysToCheck(now);
  const byRestaurant = Map.groupBy(due, ({ restaurantId }) => restaurantId);
  for (const [restaurantId, days] of byRestaurant) {
    try {
      // One restaurant after the other: a minute has room for hundreds of them.
      // oxlint-disable-next-line no-await-in-loop
      await projectBookings(
        restaurantId,
        now,
        days.map(({ id }) => id),
      );
    } catch (cause) {
      // A restaurant that cannot be read must not stop the others.
      warn('tables not reserved', { cause: withoutPersonalData(String(cause)) });
    }
  }
  info('reserved ahead', { days: due.length, restaurants: byRestaurant.size });
}

/**
 * Makes tables follow an act on a booking at once, whoever did it. Most acts concern a later day: those cost no read. Events
 * may come late, twice and in any order, because the days are read again.
 */
export async function followBookings({ data, params }: WrittenEvent): Promise<void> {
  const { restaurantId = '', date = '' } = params;
  const stored = data?.after.data();
  const now = Date.now();
  if (stored === undefined) return;
  const { nextCheckAt } = bookingDays.decode(stored);
  if (nextCheckAt !== null && nextCheckAt <= now) await projectBookings(restaurantId, now, [date]);
}
