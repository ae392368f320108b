import { HOUR } from '../../time/ist.ts';
import type { BookingDay } from '../shape/booking-day.schema.ts';

/** A free table names its next booking this long ahead: as long as the largest parties stay. */
const NAMED_AHEAD_MS = 2 * HOUR;

/** The next party of a table. */
export interface Coming {
  readonly bookingId: string;
  readonly at: number;
  readonly size: number;
}

/** Returns the next expected party of each table that has one within two hours, by table (P-BOOK-13). */
export function comingTo(
  { bookings }: Pick<BookingDay, 'bookings'>,
  now: number,
): ReadonlyMap<string, Coming> {
  const expected = Object.entries(bookings)
    .filter(
      ([, { state, at }]) =>
        (state === 'confirmed' || state === 'late') && at > now && at <= now + NAMED_AHEAD_MS,
    )
    .toSorted(([, a], [, b]) => a.at - b.at);
  const next = new Map<string, Coming>();
  for (const [bookingId, { at, size, tableIds }] of expected)
    for (const tableId of tableIds) if (!next.has(tableId)) next.set(tableId, { bookingId, at, size });
  return next;
}
