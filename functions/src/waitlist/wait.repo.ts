/** Reads and answers of the waitlist's callables. */
import { bookingDays, bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import { planOf } from '@bhoj/domain/bookings/evening/plan';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf, dateOf, DAY, dayAfter, startOf } from '@bhoj/domain/time/ist';
import { holdsOf } from '@bhoj/domain/waitlist/freeing';
import { aheadOf, emptyLine, isInLine, needParty } from '@bhoj/domain/waitlist/line';
import { waitDays, waitingGuests, waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { WaitDay, WaitState } from '@bhoj/domain/waitlist/wait-day.schema';
import type { Room } from '@bhoj/domain/waitlist/quote';
import { readAt } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** The rules and the day of a restaurant with a waitlist. */
export interface Switched {
  readonly rules: BookingRules;
  readonly cutoff: string;
  /** The running business day. */
  readonly today: string;
}

/** Reads whether the restaurant has a waitlist. Throws `waitlist-off`. */
export const readSwitched = (restaurantId: string, now: number): Promise<Switched> =>
  readAt(async (store) => {
    const [rules, { dayCutoff: cutoff }] = await Promise.all([
      store.need(bookingRules, { restaurantId }, 'waitlist-off'),
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
    ]);
    if (!rules.waitlist) throw new Refusal('waitlist-off');
    return { rules, cutoff, today: businessDayOf(now, cutoff) };
  });

/** Reads tables and joins, without locks. */
export const readPlan = (restaurantId: string) =>
  readAt(async (store) => {
    const [allTables, allFloors] = await Promise.all([
      store.find(tables, { restaurantId }, tables.queries.all()),
      store.find(floors, { restaurantId }, floors.queries.all()),
    ]);
    const known = allTables.map(({ value }) => value);
    const plan = planOf(
      known,
      allFloors.map(({ value }) => value),
      { isToday: true },
    );
    return { known, plan };
  });

const dayBefore = (date: string): string => dateOf(startOf(date) - DAY);

/** Reads the facts for an estimate, without locks: no order waits for a party at the door. */
export const readRoom = async (
  restaurantId: string,
  { rules, today }: Switched,
  now: number,
): Promise<Room> => {
  const at = { restaurantId };
  const [{ known, plan }, open, ...days] = await Promise.all([
    readPlan(restaurantId),
    readAt((store) => store.findReadable(orders, at, orders.queries.open())),
    ...[dayBefore(today), today, dayAfter(today)].map((date) =>
      readAt((store) => store.get(bookingDays, { restaurantId, date })),
    ),
  ]);
  const house = {
    rules,
    tables: known,
    orders: new Map(open.rows.map(({ id, value }) => [id, value])),
    days: days.filter((day) => day !== null),
    now,
  };
  return { plan, holds: holdsOf(house), rules, now };
};

export const readLine = async (store: Pick<Store, 'get'>, restaurantId: string, date: string) => {
  const stored = await store.get(waitDays, { restaurantId, date });
  return { stored, day: stored ?? emptyLine(date) };
};

/** Writes the changes of a line; nothing where it is the same. */
export function writeLine(
  store: Pick<Store, 'change'>,
  restaurantId: string,
  { stored, day }: { readonly stored: WaitDay | null; readonly day: WaitDay },
  after: WaitDay,
): void {
  if (after !== day) store.change(waitDays, { restaurantId, date: after.date }, stored, after);
}

/** Reads a party with the line of its day. Throws `wait-not-found`. */
export async function needWaitingGuest(store: Store, restaurantId: string, waitId: string) {
  const guest = await store.need(waitingGuests, { restaurantId, waitId }, 'wait-not-found');
  return { guest, ...(await readLine(store, restaurantId, guest.day)) };
}

export const readRecord = (store: Pick<Store, 'get'>, restaurantId: string) =>
  store.get(waitRecords, { restaurantId });

interface PlaceInLine {
  readonly day: string;
  readonly number: number;
  readonly size: number;
  readonly state: WaitState;
  readonly ahead: number;
}

/** Returns the place of a party in the line, as the callables answer and the audit keeps it: nothing about who it is. */
export function placeInLineOf(line: WaitDay, waitId: string): PlaceInLine {
  const party = needParty(line, waitId);
  const { number, size, state } = party;
  return { day: line.date, number, size, state, ahead: isInLine(party) ? aheadOf(line, waitId).length : 0 };
}
