/** Makes tables show the bookings of the next half hour, and takes away what they show no longer (P-BOOK-11). */
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import {
  claimsAt,
  datesNear,
  nextFloorCheck,
  projectTables,
  withReservation,
} from '@bhoj/domain/bookings/floor/projection';
import { same } from '@bhoj/domain/kernel/same';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { readAt, transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** Bookings of one restaurant wait for each other in an instance, and orders do not wait for them. */
export const queueOf = (restaurantId: string): string => `${restaurantId} bookings`;

/** Each attempt reads the days again, because somebody else has changed them meanwhile. */
const MAX_ATTEMPTS = 3;

type Bookings = BookingDay['bookings'];
type Reader = Pick<Store, 'get' | 'findReadable'>;

async function readDays(
  store: Reader,
  restaurantId: string,
  dates: readonly string[],
): Promise<BookingDay[]> {
  const days = await Promise.all(dates.map((date) => store.get(bookingDays, { restaurantId, date })));
  return days.filter((day) => day !== null);
}

const allOf = (days: readonly BookingDay[]): Bookings =>
  Object.assign({}, ...days.map((day) => day.bookings)) as Bookings;

/** Returns the names of the bookings that tables show, by id. */
async function readNames(store: Reader, restaurantId: string, all: Bookings, now: number) {
  const ids = [...new Set([...claimsAt(all, now).values()].map(({ bookingId }) => bookingId))];
  const found = await Promise.all(ids.map((bookingId) => store.get(bookings, { restaurantId, bookingId })));
  return new Map(found.map((booking, i) => [ids[i] ?? '', booking?.name ?? '']));
}

/** Returns the tables that show a reservation, and those that should. */
async function readTables(store: Reader, restaurantId: string, all: Bookings, now: number): Promise<Table[]> {
  const { rows } = await store.findReadable(tables, { restaurantId }, tables.queries.reserved());
  const known = new Set(rows.map(({ id }) => id));
  const wanted = [...claimsAt(all, now).keys()].filter((tableId) => !known.has(tableId));
  const more = await Promise.all(wanted.map((tableId) => store.get(tables, { restaurantId, tableId })));
  return [...rows.map(({ value }) => value), ...more.filter((table) => table !== null)];
}

/** The days as they were read without locks, and the tables that change by them. */
interface Plan {
  readonly days: readonly BookingDay[];
  readonly tableIds: readonly string[];
}

/** Returns the tables and days to write; null where nothing changes. It takes no lock, so no order has to wait. */
const planOf = (restaurantId: string, dates: readonly string[], now: number): Promise<Plan | null> =>
  readAt(async (store) => {
    const days = await readDays(store, restaurantId, dates);
    if (!days.some(({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt <= now)) return null;
    const all = allOf(days);
    const [names, known] = await Promise.all([
      readNames(store, restaurantId, all, now),
      readTables(store, restaurantId, all, now),
    ]);
    const tableIds = projectTables(all, names, known, now).map(({ tableId }) => tableId);
    const isPlanned = days.every((day) => day.nextCheckAt === nextFloorCheck(day, now));
    return tableIds.length === 0 && isPlanned ? null : { days, tableIds };
  });

/** Writes the tables of a plan. Returns false where the days have changed since. */
async function follow(store: Store, restaurantId: string, plan: Plan, now: number): Promise<boolean> {
  const days = await readDays(
    store,
    restaurantId,
    plan.days.map(({ date }) => date),
  );
  if (!same(days, plan.days)) return false;
  const all = allOf(days);
  const [names, ...read] = await Promise.all([
    readNames(store, restaurantId, all, now),
    ...plan.tableIds.map((tableId) => store.get(tables, { restaurantId, tableId })),
  ]);
  const known = new Map(read.filter((table) => table !== null).map((table) => [table.id, table]));
  // A table may have got guests since the plan.
  for (const { tableId, reservation } of projectTables(all, names, [...known.values()], now)) {
    const table = known.get(tableId);
    if (table === undefined) continue;
    store.change(tables, { restaurantId, tableId }, table, withReservation(table, reservation));
  }
  for (const day of days) {
    const nextCheckAt = nextFloorCheck(day, now);
    if (nextCheckAt !== day.nextCheckAt)
      store.update(bookingDays, { restaurantId, date: day.date }, { nextCheckAt });
  }
  return true;
}

/**
 * Makes the tables of a restaurant show its bookings now. Safe to repeat and to run several times at once: everything is read
 * again, and nothing is written twice. Where no day has a check due, it reads only the two or three days. `more` are further
 * business days to check.
 */
export async function projectBookings(
  restaurantId: string,
  now: number,
  more: readonly string[] = [],
): Promise<void> {
  const dates = [...new Set([...datesNear(now), ...more])];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // Each attempt needs what the one before has found changed.
    // oxlint-disable-next-line no-await-in-loop
    const plan = await planOf(restaurantId, dates, now);
    if (plan === null) return;
    // oxlint-disable-next-line no-await-in-loop
    if (await transact(queueOf(restaurantId), (store) => follow(store, restaurantId, plan, now))) return;
  }
}
