import { DAY, MINUTE, minutesOf, startOf, weekdayOf, WEEKDAYS } from '../../time/ist.ts';
import { openMinutes } from '../../time/hours.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { OperatingHours } from '../../time/hours.schema.ts';
import type { BookingRules, Sitting } from '../shape/booking-rules.schema.ts';

/** Parties begin on the quarter hour. Guests who begin in one of them are paced together. */
export const QUARTER = 15 * MINUTE;

const MINUTES_A_DAY = DAY / MINUTE;
/** The first last time is this long before closing: a party of two has its hour. */
const BEFORE_CLOSING = 60;

const clockOfMinute = (minute: number): string => {
  const rest = ((minute % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
};

/** Returns the one sitting of an opening: from the first quarter hour to an hour before closing. */
function sittingOf({ open, close, isOpen }: OperatingHours['monday']): Sitting[] {
  const length = openMinutes({ open, close, isOpen });
  if (!isOpen || length <= BEFORE_CLOSING) return [];
  const first = Math.ceil(minutesOf(open) / 15) * 15;
  const last = Math.floor((minutesOf(open) + length - BEFORE_CLOSING) / 15) * 15;
  return last < first ? [] : [{ from: clockOfMinute(first), last: clockOfMinute(last) }];
}

/** Returns the rules with which a restaurant begins: its opening hours, and turn times of the trade. */
export const firstRules = (hours: OperatingHours): BookingRules => ({
  on: true,
  waitlist: false,
  sittings: Object.fromEntries(
    WEEKDAYS.map((day) => [day, sittingOf(hours[day])]),
  ) as unknown as BookingRules['sittings'],
  sizes: { from: 1, to: 20 },
  requestFrom: 9,
  online: 'book',
  noticeMinutes: 30,
  aheadDays: 60,
  pacing: 20,
  turns: [
    { upTo: 2, minutes: 60 },
    { upTo: 4, minutes: 75 },
    { upTo: 8, minutes: 90 },
    { upTo: 200, minutes: 120 },
  ],
  resetMinutes: 15,
  holdMinutes: 15,
  blocked: [],
  questions: [],
});

/** Returns how long a party stays, in minutes. */
export const turnOf = ({ turns }: Pick<BookingRules, 'turns'>, size: number): number =>
  (turns.find(({ upTo }) => size <= upTo) ?? turns.at(-1))?.minutes ?? 0;

/** Returns the instant of a clock time on a business day: a clock before the cut-off is the next calendar day's. */
export function instantOf(date: IsoDate, clock: string, cutoff: string): number {
  const isAfterMidnight = minutesOf(clock) < minutesOf(cutoff);
  return startOf(date) + (minutesOf(clock) + (isAfterMidnight ? MINUTES_A_DAY : 0)) * MINUTE;
}

/** Returns the clock times of a sitting, in minutes since midnight; a last time before the first is after midnight. */
function minutesIn({ from, last }: Sitting): number[] {
  const begin = Math.ceil(minutesOf(from) / 15) * 15;
  const end = minutesOf(last) + (minutesOf(last) < minutesOf(from) ? MINUTES_A_DAY : 0);
  return Array.from({ length: Math.max(0, Math.floor((end - begin) / 15) + 1) }, (_, i) => begin + i * 15);
}

/**
 * Returns the instants at which parties may begin on a business day, in order, each once. Every clock time is an instant of this
 * business day, even in a sitting that goes on past the cut-off, so that a booking is on the day for which the page offered its
 * time.
 */
export function timesOf(
  { sittings }: Pick<BookingRules, 'sittings'>,
  date: IsoDate,
  cutoff: string,
): number[] {
  const clocks = sittings[weekdayOf(startOf(date))].flatMap(minutesIn).map(clockOfMinute);
  return [...new Set(clocks)].map((clock) => instantOf(date, clock, cutoff)).toSorted((a, b) => a - b);
}
