import { clockOf, dateOf, startOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';

const date = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** 20 Nov 2026 */
export const dayName = (day: IsoDate): string => date.format(startOf(day));

/** November 2026, of `2026-11`. */
export const monthName = (yearAndMonth: string): string => month.format(startOf(`${yearAndMonth}-01`));

/** 20 Nov 2026, 23:40 */
export const momentName = (at: number): string => `${dayName(dateOf(at))}, ${clockOf(at)}`;
