import { saveBookingRules } from '@bhoj/domain/bookings/shape/bookings.contract';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import { clockOf, DAY, HOUR, MINUTE, WEEKDAYS } from '@bhoj/domain/time/ist';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { expect } from './people.ts';
import { freshLogin, openRestaurant } from './restaurant.ts';

/** ms in which a journey types a booking and sends it, on a busy machine. */
const TO_TYPE = MINUTE / 2;

/** A quarter hour so many hours from now, which has not come yet when it is typed. */
export const inHours = (hours: number): number =>
  Math.ceil((Date.now() + TO_TYPE) / QUARTER) * QUARTER + hours * 4 * QUARTER;

/**
 * Returns the quarter hour that has just begun: it may still be booked for a party at the door. Waits for the next one
 * when it is about to end.
 */
export async function quarterOfNow(): Promise<number> {
  await expect
    .poll(() => QUARTER - (Date.now() % QUARTER), { timeout: 2 * TO_TYPE })
    .toBeGreaterThan(TO_TYPE);
  return Math.floor(Date.now() / QUARTER) * QUARTER;
}

/**
 * Makes a restaurant that takes bookings at every hour, with this many tables for four. Its business day ends about
 * twelve hours from now, so that the hours before and after now belong to one day whenever a journey runs.
 */
export async function aBookableRestaurant(tables: number, change: Partial<BookingRules> = {}) {
  const owner = freshLogin('owner');
  const end = Math.floor((Date.now() + DAY / 2) / HOUR) * HOUR;
  // Hours of India begin at the half hours of UTC.
  const [cutoff, last] = [clockOf(end + HOUR / 2), clockOf(end + HOUR / 2 - QUARTER)];
  const { call, restaurantId } = await openRestaurant(owner, { dayCutoff: cutoff });
  const tableIds = Array.from({ length: tables }, (_, i) => `F1-T0${i + 1}`);
  await call(addTable, { tableIds, seats: 4 });
  const sittings = Object.fromEntries(
    WEEKDAYS.map((day) => [day, [{ from: cutoff, last }]]),
  ) as unknown as BookingRules['sittings'];
  const rules = aBookingRules({ sittings, noticeMinutes: 0, pacing: null, ...change });
  await call(saveBookingRules, { rules, before: null });
  return { owner, restaurantId, call, cutoff };
}
