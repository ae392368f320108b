/** The days and bookings that the callables of bookings read and write. */
import { bookingDays, bookingRules, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { emptyBookingDay } from '@bhoj/domain/bookings/evening/placing';
import { withFloorCheck } from '@bhoj/domain/bookings/floor/projection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf, dateOf, DAY, dayAfter, startOf } from '@bhoj/domain/time/ist';
import type { BookingDay, Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import { readAt } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

export { queueOf } from '../shared/project-bookings.ts';

/** The facts for placing a booking, besides the days. */
export type House = Omit<Known, 'day' | 'neighbours'>;

/**
 * Reads rules, tables and joins without locks, so that no order waits for a booking. If somebody changes the plan at the same
 * moment, a booking that no longer fits appears in their list of such bookings. Throws `bookings-off` before the first rules.
 */
export const readHouse = (restaurantId: string, now: number): Promise<House> =>
  readAt(async (store) => {
    const at = { restaurantId };
    const [rules, service, allTables, allFloors] = await Promise.all([
      store.need(bookingRules, at, 'bookings-off'),
      store.need(serviceSettings, at, 'restaurant-not-found'),
      store.find(tables, at, tables.queries.all()),
      store.find(floors, at, floors.queries.all()),
    ]);
    return {
      rules,
      cutoff: service.dayCutoff,
      tables: allTables.map(({ value }) => value),
      floors: allFloors.map(({ value }) => value),
      today: businessDayOf(now, service.dayCutoff),
      now,
    };
  });

const dayBefore = (date: string): string => dateOf(startOf(date) - DAY);

/** Returns a day without one of its bookings. */
export function without(day: BookingDay, bookingId: string): BookingDay {
  const { [bookingId]: _, ...others } = day.bookings;
  return { ...day, bookings: others };
}

export interface ReadDay {
  /** Null before the first booking of the day. */
  readonly stored: BookingDay | null;
  readonly known: Known;
}

/** Reads a day and its neighbours: their bookings may reach into it. */
export async function readDay(
  store: Pick<Store, 'get'>,
  restaurantId: string,
  date: string,
  house: House,
): Promise<ReadDay> {
  const read = (day: string) => store.get(bookingDays, { restaurantId, date: day });
  const [stored, ...around] = await Promise.all([read(date), read(dayBefore(date)), read(dayAfter(date))]);
  const neighbours = around.filter((day) => day !== null);
  return { stored: stored ?? null, known: { ...house, day: stored ?? emptyBookingDay(date), neighbours } };
}

/** Writes the changes of a day; nothing where it is the same. */
export function writeDay(
  store: Pick<Store, 'change'>,
  restaurantId: string,
  { stored, known }: ReadDay,
  after: BookingDay,
): void {
  if (after === known.day) return;
  const changed = withFloorCheck(stored, after, known.now);
  store.change(bookingDays, { restaurantId, date: after.date }, stored, changed);
}

export interface BookingAt {
  readonly restaurantId: string;
  readonly bookingId: string;
}

/** Reads a booking with the day that has its place. Throws `booking-not-found`. */
export async function needBooking(store: Store, at: BookingAt) {
  const booking = await store.need(bookings, at, 'booking-not-found');
  return { booking, day: booking.day };
}

/** Returns the day, time, tables and state of a booking, as the callables answer. Throws `booking-not-found`. */
export function placeOfBooking({ date, bookings: all }: BookingDay, bookingId: string) {
  const placing: Placing | undefined = all[bookingId];
  if (placing === undefined) throw new Refusal('booking-not-found');
  const { at, size, tableIds, state } = placing;
  return { day: date, at, size, tableIds, state };
}

/** Returns the audit's details of a booking, without the name and number of the party. */
export const recorded = ({ day, at, size, tableIds, state }: ReturnType<typeof placeOfBooking>) => ({
  day,
  at,
  size,
  tables: tableIds.join(', '),
  state,
});
