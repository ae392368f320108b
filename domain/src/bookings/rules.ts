import { DAY, MINUTE, minutesOf, startOf, weekdayOf, WEEKDAYS } from '../time/ist.ts';
import { openMinutes } from '../time/hours.ts';
import type { IsoDate } from '../time/ist.ts';
import type { OperatingHours } from '../time/hours.schema.ts';
import type { BookingRules, Sitting } from './booking-rules.schema.ts';

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

/** Returns the instants between which a sitting of a business day lasts. */
function spanOfSitting({ from, last }: Sitting, date: IsoDate, cutoff: string): readonly [number, number] {
  const begin = instantOf(date, from, cutoff);
  let end = startOf(date) + minutesOf(last) * MINUTE;
  while (end < begin) end += DAY;
  return [begin, end];
}

/** Returns the instants at which parties may begin on a business day, in order, each once. */
export function timesOf(
  { sittings }: Pick<BookingRules, 'sittings'>,
  date: IsoDate,
  cutoff: string,
): number[] {
  const ofDay = sittings[weekdayOf(startOf(date))];
  const all = ofDay.flatMap((sitting) => {
    const [from, last] = spanOfSitting(sitting, date, cutoff);
    const first = Math.ceil(from / QUARTER) * QUARTER;
    return Array.from(
      { length: Math.max(0, Math.floor((last - first) / QUARTER) + 1) },
      (_, i) => first + i * QUARTER,
    );
  });
  return [...new Set(all)].toSorted((a, b) => a - b);
}
