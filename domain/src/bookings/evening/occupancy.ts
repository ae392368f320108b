import { HOUR, MINUTE } from '../../time/ist.ts';
import { QUARTER, turnOf } from './rules.ts';
import { holdsTables, isCalledOff } from '../shape/states.ts';
import type { Table } from '../../tables/table.ts';
import type { BookingDay, Placing } from '../shape/booking-day.schema.ts';
import type { BookingRules } from '../shape/booking-rules.schema.ts';
import type { Held } from './seating.ts';

type Bookings = BookingDay['bookings'];

/**
 * Returns the instants between which a booking holds its tables, with the time for clearing. A party at the table holds it until
 * it leaves, even when it stays longer than planned.
 */
function spanOf(placing: Placing, now: number): { readonly from: number; readonly to: number } {
  const { at, minutes, resetMinutes, seatedAt, leftAt, state } = placing;
  const from = Math.min(at, seatedAt ?? at);
  const planned = at + minutes * MINUTE;
  const end = leftAt ?? (state === 'seated' ? Math.max(planned, now) : planned);
  return { from, to: Math.max(from, end) + resetMinutes * MINUTE };
}

/** Returns a booking as the seating sees it. */
export const heldOf = (id: string, placing: Placing, now: number, fixed = placing.locked): Held => ({
  id,
  size: placing.size,
  ...spanOf(placing, now),
  tableIds: placing.tableIds,
  fixed: fixed || placing.state === 'seated' || placing.state === 'left',
});

/** Returns the bookings of a day that hold tables, or held them until they left. */
export const heldOn = (bookings: Bookings, now: number, { fixed = false } = {}): Held[] =>
  Object.entries(bookings)
    .filter(
      ([, placing]) => (holdsTables(placing) || placing.state === 'left') && placing.tableIds.length > 0,
    )
    .map(([id, placing]) => heldOf(id, placing, now, fixed || placing.locked));

type TableNow = Pick<Table, 'id' | 'seats' | 'status' | 'occupiedAt' | 'reservation'>;

/** A party may sit down this long before the time of its booking, with an order that its captain begins. */
export const SITS_EARLY_MS = HOUR;

/** True when the guests at a table since `since` are a booked party: seated there, or expected there about then. */
function areBooked(bookings: Bookings, tableId: string, since: number): boolean {
  return Object.values(bookings).some(({ state, at, minutes, tableIds }) => {
    if (!tableIds.includes(tableId)) return false;
    const end = at + minutes * MINUTE;
    if (state === 'seated') return since < end;
    return (state === 'confirmed' || state === 'late') && since >= at - SITS_EARLY_MS && since < end;
  });
}

/**
 * Returns the parties without a booking that hold a table now. Guests who sit there hold it for the turn of a party that fills
 * the table. A party for whom a captain reserved it holds it for the turn of its own size.
 */
export function onTheFloor(
  tables: readonly TableNow[],
  bookings: Bookings,
  rules: Pick<BookingRules, 'turns' | 'resetMinutes'>,
  now: number,
): Held[] {
  const held = (id: string, tableId: string, size: number, from: number): Held => {
    const end = Math.max(now, from + turnOf(rules, size) * MINUTE) + rules.resetMinutes * MINUTE;
    return { id, size, from, to: end, tableIds: [tableId], fixed: true };
  };
  return tables.flatMap(({ id, seats, status, occupiedAt, reservation }) => {
    if (status === 'Occupied') {
      const since = occupiedAt ?? now;
      return areBooked(bookings, id, since) ? [] : [held(`walk-in ${id}`, id, seats, since)];
    }
    // The booking itself holds a table that is reserved for it.
    if (status !== 'Reserved' || reservation?.bookingId !== undefined) return [];
    return [
      held(`reserved ${id}`, id, Math.min(reservation?.guests ?? seats, seats), reservation?.at ?? now),
    ];
  });
}

/** Returns the quarter hour of an instant. */
export const quarterOf = (at: number): number => Math.floor(at / QUARTER) * QUARTER;

/** True for a booking with guests that count: not called off, and not a request that holds no table. */
export const countsGuests = (placing: Placing): boolean =>
  !isCalledOff(placing) && !(placing.state === 'requested' && placing.tableIds.length === 0);

/** Returns the guests who begin in the quarter hour of `at`, without those of the booking `but`. */
export const beginning = (bookings: Bookings, at: number, but = ''): number =>
  Object.entries(bookings)
    .filter(([id, placing]) => id !== but && countsGuests(placing) && quarterOf(placing.at) === quarterOf(at))
    .reduce((sum, [, { size }]) => sum + size, 0);
