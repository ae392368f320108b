import type { BookingDay, BookingState, Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import { countsGuests } from '@bhoj/domain/bookings/evening/occupancy';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { BadgeColor } from '../../../theme/tokens.ts';
import type { Words } from '../../../words/part.ts';

/** A booking of the open day: its place, and for whom it is. `who` is null while that is not known. */
export interface Row {
  readonly id: string;
  readonly placing: Placing;
  readonly who: Booking | null;
}

/** The evening as the page shows it. */
export interface Evening {
  readonly known: Known;
  readonly rows: readonly Row[];
}

export const STATE_COLORS: Readonly<Record<BookingState, BadgeColor>> = {
  requested: 'yellow',
  confirmed: 'blue',
  late: 'yellow',
  seated: 'green',
  left: 'lightGrey',
  'no-show': 'red',
  cancelled: 'grey',
};

/** Returns the bookings of a day in the order of their times. */
export function rowsOf(day: BookingDay, who: readonly Entry<Booking>[]): Row[] {
  const byId = new Map(who.map(({ id, value }) => [id, value]));
  return Object.entries(day.bookings)
    .map(([id, placing]): Row => ({ id, placing, who: byId.get(id) ?? null }))
    .toSorted(
      (a, b) => a.placing.at - b.placing.at || b.placing.size - a.placing.size || a.id.localeCompare(b.id),
    );
}

/** True for a booking that needs nobody any more. */
export const isOver = ({ placing }: Pick<Row, 'placing'>): boolean =>
  !isExpected(placing) && placing.state !== 'seated';

export const nameOf = (words: Words<'bookings'>, { who }: Pick<Row, 'who'>): string =>
  who === null || (who.name === '' && who.mobile === null) ? words.noName : who.name || (who.mobile ?? '');

/** Returns when a party is expected to leave, epoch ms. */
export const endOf = ({ placing }: Pick<Row, 'placing'>): number =>
  placing.leftAt ?? placing.at + placing.minutes * MINUTE;

/** Returns the parties and guests of a day that count, and how many are still to come or at a table. */
export function summaryOf(day: BookingDay) {
  const all = Object.values(day.bookings).filter(countsGuests);
  const guests = (some: readonly Placing[]) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    parties: all.length,
    guests: guests(all),
    expected: all.filter(isExpected).length,
    seated: all.filter(({ state }) => state === 'seated').length,
  };
}

/** True when the time for holding the table is over, and nobody has come. */
export const isOverdue = ({ placing }: Pick<Row, 'placing'>, holdMinutes: number, now: number): boolean =>
  isExpected(placing) && placing.state !== 'requested' && now > placing.at + holdMinutes * MINUTE;

/** The remarks of a row below the name: occasion, food rules and note. */
export const remarksOf = ({ who }: Pick<Row, 'who'>): string[] =>
  who === null ? [] : [who.occasion, who.food, who.note].filter((text) => text !== '');
