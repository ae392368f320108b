import { DAY, addMonths, dateOf, startOf, weekdayOf } from '../../time/ist.ts';
import type { IsoDate, Weekday } from '../../time/ist.ts';

/** Returns the days of a month (`yyyy-mm`), in order. */
export function daysOfMonth(month: string): IsoDate[] {
  const first = startOf(`${month}-01`);
  const count = (addMonths(first, 1) - first) / DAY;
  return Array.from({ length: count }, (_, n) => dateOf(first + n * DAY));
}

/** Returns the key of a day in its month's muster, `01` to `31`. */
export const dayKey = (day: IsoDate): string => day.slice(8);

export const weekdayOfDay = (day: IsoDate): Weekday => weekdayOf(startOf(day));

/**
 * Returns the day by which a person who leaves must be paid (P-LAW-20): the second working day after. Sundays do not
 * count (P-MUSTER-6).
 */
export function finalPayBy(lastDay: IsoDate): IsoDate {
  let day = lastDay;
  for (let left = 2; left > 0;) {
    day = dateOf(startOf(day) + DAY);
    if (weekdayOfDay(day) !== 'sunday') left -= 1;
  }
  return day;
}
