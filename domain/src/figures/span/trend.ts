import { DAY, dateOf, startOf } from '../../time/ist.ts';
import { shareOf } from '../shape/ratio.ts';
import type { BasisPoints } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';

/** The most business days of a period, and the most that a page of figures reads together with the period before. */
export const PERIOD_MOST = 60;
export const DAYS_READ_MOST = 62;

/** Days from one to another, both included. */
export interface Dates {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const later = (date: IsoDate, days: number): IsoDate => dateOf(startOf(date) + days * DAY);

/** The number of days of a period. */
export const dayCountOf = ({ from, to }: Dates): number => (startOf(to) - startOf(from)) / DAY + 1;

/** Returns the last days up to a date: 7, 28 or 60. */
export const lastDays = (to: IsoDate, count: number): Dates => ({ from: later(to, 1 - count), to });

/** Returns each date of a period. */
export const datesOf = ({ from, to }: Dates): IsoDate[] =>
  Array.from({ length: Math.max(0, dayCountOf({ from, to })) }, (_, n) => later(from, n));

/** Returns a period without days after `today`, cut to its last `PERIOD_MOST` days. */
export function withinRead({ from, to }: Dates, today: IsoDate): Dates {
  const last = to > today ? today : to;
  const first = from > last ? last : from;
  const earliest = later(last, 1 - PERIOD_MOST);
  return { from: first < earliest ? earliest : first, to: last };
}

/**
 * Returns the same number of days directly before a period. Null where the two periods together are longer than `DAYS_READ_MOST`,
 * so a period of more than 31 days has no comparison.
 */
export function beforeOf(period: Dates): Dates | null {
  const length = dayCountOf(period);
  return 2 * length > DAYS_READ_MOST ? null : lastDays(later(period.from, -1), length);
}

/** The change against the period before: (now − before) ÷ before; null where the earlier figure is 0. */
export const relativeChange = (now: number, before: number): BasisPoints | null =>
  shareOf(now - before, before);
