import { sum, ZERO } from '../../money/money.ts';
import { DAY, dateOf, startOf, WEEKDAYS, weekdayOf } from '../../time/ist.ts';
import { each } from '../shape/ratio.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate, Weekday } from '../../time/ist.ts';

const WEEKS = 8;

/** The sales of an hour of a weekday, tax included. */
export interface Heat {
  readonly weekday: Weekday;
  /** `00` to `23`. */
  readonly hour: string;
  /** Σ sales of the hour ÷ the number of such weekdays with sales; null without any. */
  readonly meanPaise: Paise | null;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/**
 * Returns weekday × hour of the eight weeks before a date: the mean sales (tax included) of each hour over the
 * weekday's business days with sales. 168 cells, weekday by weekday.
 */
export function heatOf(days: readonly Pick<Day, 'day' | 'bills' | 'byHour'>[], date: IsoDate): Heat[] {
  const from = dateOf(startOf(date) - WEEKS * 7 * DAY);
  const recent = days.filter(({ day, bills }) => day >= from && day < date && bills > 0);
  const byWeekday = Map.groupBy(recent, ({ day }) => weekdayOf(startOf(day)));
  return WEEKDAYS.flatMap((weekday) => {
    const known = byWeekday.get(weekday) ?? [];
    return HOURS.map((hour): Heat => {
      const amounts = known.map(({ byHour }) =>
        Object.hasOwn(byHour, hour) ? (byHour[hour] ?? ZERO) : ZERO,
      );
      return { weekday, hour, meanPaise: each(sum(amounts), known.length) };
    });
  });
}
