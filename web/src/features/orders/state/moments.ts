import { clockOf, dateOf, startOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';

const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });
const long = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** 19:40 of today; 20 Nov, 19:40 of another day. IST. */
export const momentOf = (at: number, now: number): string =>
  dateOf(at) === dateOf(now) ? clockOf(at) : `${short.format(at)}, ${clockOf(at)}`;

/** 20 Nov 2026 */
export const dayName = (day: IsoDate): string => long.format(startOf(day));
