import { plus, sum, ZERO } from '../../money/money.ts';
import { DAY, dateOf, startOf } from '../../time/ist.ts';
import { monthBounds } from './month.ts';
import { each } from '../shape/ratio.ts';
import { netSalesOf } from './sales.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';

const WEEK = 7;

const before = (date: IsoDate, days: number): IsoDate => dateOf(startOf(date) - days * DAY);

/** Returns the last four same weekdays before a date that had sales. */
export function lastSameWeekdays<T extends Pick<Day, 'day' | 'bills'>>(
  days: readonly T[],
  date: IsoDate,
): T[] {
  const wanted = new Set([1, 2, 3, 4].map((weeks) => before(date, weeks * WEEK)));
  return days.filter(({ day, bills }) => wanted.has(day) && bills > 0);
}

/**
 * Returns how many hours after the day's cut-off an hour is: with a cut-off of 04:00 the day ends with 00, 01, 02 and
 * 03.
 */
export const hoursAfterCutoff = (hour: number, cutoff: string): number =>
  (hour - Number(cutoff.slice(0, 2)) + 24) % 24;

/** Σ sales of a business day in the hours before `hour`: the totals of bills, tax included. */
export const salesUntil = (
  { byHour }: Pick<Day, 'byHour'>,
  { hour, cutoff }: { hour: number; cutoff: string },
): Paise =>
  sum(
    Object.entries(byHour).flatMap(([at, amount]) =>
      hoursAfterCutoff(Number(at), cutoff) < hoursAfterCutoff(hour, cutoff) ? [amount] : [],
    ),
  );

/**
 * Returns the usual sales of a day up to an hour: the mean of the last four same weekdays with sales; null without any.
 */
export function usualSalesUntil(
  days: readonly Pick<Day, 'day' | 'bills' | 'byHour'>[],
  date: IsoDate,
  until: { hour: number; cutoff: string },
): Paise | null {
  const known = lastSameWeekdays(days, date);
  return each(sum(known.map((day) => salesUntil(day, until))), known.length);
}

type Sold = Pick<Day, 'day' | 'bills' | 'subtotalPaise' | 'discountPaise' | 'credits' | 'debits'>;

/** Returns the usual net sales of a day: the mean of the last four same weekdays with sales; null without any. */
export function usualNetSales(days: readonly Sold[], date: IsoDate): Paise | null {
  const known = lastSameWeekdays(days, date);
  return each(sum(known.map(netSalesOf)), known.length);
}

/** Returns the days of a month that are not over: from today, or the whole month before it begins. */
function daysLeft(month: string, today: IsoDate): IsoDate[] {
  const { from, until } = monthBounds(month);
  const left: IsoDate[] = [];
  for (let day = from < today ? today : from; day < until; day = before(day, -1)) left.push(day);
  return left;
}

/** Returns the same weekday within the seven days from today, so that its last four are over. */
const inThisWeek = (date: IsoDate, today: IsoDate): IsoDate => {
  const weeks = Math.floor((startOf(date) - startOf(today)) / (WEEK * DAY));
  return before(date, Math.max(0, weeks) * WEEK);
};

/**
 * Projects a month: net sales of its days before today, plus for today and each later day the mean of its last four
 * same weekdays with sales; today counts with its own sales where they are higher. A weekday without sales is closed
 * and adds nothing. `days` reach four weeks back. Null where no weekday had sales.
 */
export function projectionOf(month: string, days: readonly Sold[], today: IsoDate): Paise | null {
  const over = days.filter(({ day }) => day < today);
  const past = over.filter(({ day }) => day.startsWith(month));
  const left = daysLeft(month, today).map((date) => {
    const sold = days.find(({ day }) => day === date);
    const known = sold === undefined ? null : netSalesOf(sold);
    const usual = usualNetSales(over, inThisWeek(date, today));
    return usual === null || known === null ? (usual ?? known) : known > usual ? known : usual;
  });
  if (left.length > 0 && left.every((amount) => amount === null)) return null;
  return plus(sum(past.map(netSalesOf)), sum(left.map((amount) => amount ?? ZERO)));
}
