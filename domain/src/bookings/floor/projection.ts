/**
 * The state `Reserved` of a table and its reservation follow the bookings from half an hour ahead (P-BOOK-11). A booking
 * day is the truth; what a table shows is computed from it, and may be computed again at any time.
 */
import { same } from '../../kernel/same.ts';
import { DUE_MS } from '../../tables/reservation.ts';
import {
  MAX_RESERVED_GUESTS,
  MAX_RESERVED_NAME,
  reservationSchema,
} from '../../tables/reservation.schema.ts';
import { MAX_JOINED } from '../../tables/joins.schema.ts';
import { dateOf, DAY, MINUTE, startOf } from '../../time/ist.ts';
import type { Reservation } from '../../tables/reservation.schema.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Table } from '../../tables/table.ts';
import type { BookingDay, Placing } from '../shape/booking-day.schema.ts';

type Bookings = BookingDay['bookings'];

/** Returns the instant from which a booking reserves its tables. */
export const fromOf = ({ at }: Pick<Placing, 'at'>): number => at - DUE_MS;

/** Returns the time at which a booking stops reserving its tables, even if nobody has marked how it ended. */
const untilOf = ({ at, minutes, seatedAt }: Placing): number =>
  Math.max(at, seatedAt ?? at) + minutes * MINUTE;

/** True while a booking may reserve tables, now or later: it is expected, or its party sits and has not ordered. */
const isWaiting = (placing: Placing, now: number): boolean => {
  const { state, tableIds, orderId } = placing;
  const waits = state === 'confirmed' || state === 'late' || (state === 'seated' && orderId === undefined);
  return waits && tableIds.length > 0 && now < untilOf(placing);
};

const reserves = (placing: Placing, now: number): boolean =>
  isWaiting(placing, now) && (placing.state === 'seated' || now >= fromOf(placing));

/** Returns when the floor is next checked for a day; in the past while a booking reserves tables, null for never. */
export function nextFloorCheck({ bookings }: Pick<BookingDay, 'bookings'>, now: number): number | null {
  const waiting = Object.values(bookings).filter((placing) => isWaiting(placing, now));
  return waiting.length === 0 ? null : Math.min(...waiting.map(fromOf), ...seatedEarly(waiting));
}

/** A party that was seated before its half hour is checked from then on. */
const seatedEarly = (waiting: readonly Placing[]): number[] =>
  waiting.flatMap(({ seatedAt }) => seatedAt ?? []);

/** True where the tables of a booking may show it. */
const mayShow = (placing: Placing | undefined, now: number): boolean =>
  placing !== undefined && (reserves(placing, now) || placing.state === 'seated');

/**
 * Returns a changed day with the time of the next check of the floor. It is now when a booking that a table may show has changed.
 * A check that is due stays due, because the server may not have made it before this change.
 */
export function withFloorCheck(before: BookingDay | null, after: BookingDay, now: number): BookingDay {
  const ids = new Set([...Object.keys(before?.bookings ?? {}), ...Object.keys(after.bookings)]);
  const isNear = [...ids].some((id) => {
    const [was, is] = [before?.bookings[id], after.bookings[id]];
    return was !== is && !same(was, is) && (mayShow(was, now) || mayShow(is, now));
  });
  const next = nextFloorCheck(after, now);
  const isDue = before !== null && before.nextCheckAt !== null && before.nextCheckAt <= now;
  return { ...after, nextCheckAt: isNear || isDue ? Math.min(now, next ?? now) : next };
}

/**
 * Returns the business days with bookings that a table may show. Whatever the cut-off, yesterday's business day may last
 * still, and tomorrow's may begin within the half hour.
 */
export const datesNear = (now: number): IsoDate[] => [
  ...new Set([dateOf(startOf(dateOf(now)) - DAY), dateOf(now), dateOf(now + DUE_MS)]),
];

/** A table that is to show a booking. */
interface Claim {
  readonly bookingId: string;
  readonly placing: Placing;
}

/**
 * Returns the booking that each table stands for now. When two want one table, the party that sits there comes first, then the
 * earlier one.
 */
export function claimsAt(bookings: Bookings, now: number): ReadonlyMap<string, Claim> {
  const isSeated = ({ placing }: Claim): number => (placing.state === 'seated' ? 0 : 1);
  const all = Object.entries(bookings)
    .filter(([, placing]) => reserves(placing, now))
    .map(([bookingId, placing]): Claim => ({ bookingId, placing }))
    .toSorted(
      (a, b) =>
        isSeated(a) - isSeated(b) || a.placing.at - b.placing.at || a.bookingId.localeCompare(b.bookingId),
    );
  const claims = new Map<string, Claim>();
  for (const claim of all)
    for (const tableId of claim.placing.tableIds) if (!claims.has(tableId)) claims.set(tableId, claim);
  return claims;
}

/** The name on a table for a booking that has only a number, because no table shows a number. */
const NAMELESS = 'Guest';

/** Returns a name that a table can carry, without cutting a sign in two. */
function nameFor(name: string): string {
  let cut = '';
  for (const sign of name) {
    if (cut.length + sign.length > MAX_RESERVED_NAME) break;
    cut += sign;
  }
  const read = reservationSchema.shape.name.safeParse(cut);
  return read.success ? read.data : NAMELESS;
}

/** Returns the reservation that a booking shows on its tables. */
function reservationOf({ bookingId, placing }: Claim, name: string): Reservation {
  const { at, size, state, seatedAt, tableIds } = placing;
  return {
    name: nameFor(name),
    guests: Math.min(size, MAX_RESERVED_GUESTS),
    at,
    bookingId,
    ...(tableIds.length > 1 && tableIds.length <= MAX_JOINED && { tableIds }),
    ...(state === 'seated' && seatedAt !== null && { seatedAt }),
  };
}

/** Returns when a seated party with an order sat down at this table, one of its tables; null without such a party. */
const seatedAtOf = (placing: Placing | undefined, tableId: string): number | null =>
  placing?.state === 'seated' && placing.orderId !== undefined && placing.tableIds.includes(tableId)
    ? placing.seatedAt
    : null;

export type Projected = Pick<Table, 'id' | 'status' | 'currentOrderId' | 'reservation'>;

/** The reservation that a table is to carry; null makes it available. */
export interface TableChange {
  readonly tableId: string;
  readonly reservation: Reservation | null;
}

/**
 * Returns the changes after which the tables show the bookings. Tables with guests, in Maintenance, or reserved by hand stay as
 * they are. The other tables of a party that has ordered stay reserved for it until it leaves. `names`: the names of the
 * bookings, by id.
 */
export function projectTables(
  bookings: Bookings,
  names: ReadonlyMap<string, string>,
  tables: readonly Projected[],
  now: number,
): TableChange[] {
  const claims = claimsAt(bookings, now);
  return tables.flatMap(({ id: tableId, status, currentOrderId, reservation }): TableChange[] => {
    if (currentOrderId !== null || status === 'Occupied' || status === 'Maintenance') return [];
    const shown = status === 'Reserved' ? reservation?.bookingId : undefined;
    if (status === 'Reserved' && shown === undefined) return [];
    const claim = claims.get(tableId);
    if (claim === undefined) {
      if (reservation === undefined || shown === undefined) return [];
      const seatedAt = seatedAtOf(bookings[shown], tableId);
      if (seatedAt === null) return [{ tableId, reservation: null }];
      return reservation.seatedAt === seatedAt
        ? []
        : [{ tableId, reservation: { ...reservation, seatedAt } }];
    }
    const wanted = reservationOf(claim, names.get(claim.bookingId) ?? '');
    return status === 'Reserved' && same(wanted, reservation) ? [] : [{ tableId, reservation: wanted }];
  });
}

/** Returns a table after a change of its reservation. */
export function withReservation(table: Table, reservation: Reservation | null): Table {
  const { reservation: _, ...free } = table;
  return reservation === null
    ? { ...free, status: 'Available' }
    : { ...free, status: 'Reserved', reservation };
}
