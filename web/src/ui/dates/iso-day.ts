/**
 * Arithmetic on calendar days written `yyyy-mm-dd`. A day is a name, not an instant: nothing here reads the clock or
 * the browser's time zone. It uses `Date` in UTC only, where each day has 24 hours.
 */

/** `yyyy-mm-dd` */
export type IsoDay = string;
/** `yyyy-mm` */
export type IsoMonth = string;

const DAY_MS = 24 * 60 * 60_000;

const utcOf = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);
const dayOfUtc = (at: number): IsoDay => new Date(at).toISOString().slice(0, 10);
const padded = (n: number): string => String(n).padStart(2, '0');

/** True when a text is a day of the calendar; 2026-02-30 is not. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcOf(text)) && dayOfUtc(utcOf(text)) === text;

export const isIsoMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const addDays = (day: IsoDay, days: number): IsoDay => dayOfUtc(utcOf(day) + days * DAY_MS);

export const monthOf = (day: IsoDay): IsoMonth => day.slice(0, 7);

export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  const count = year * 12 + (number - 1) + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${padded((((count % 12) + 12) % 12) + 1)}`;
}

export const firstOfMonth = (month: IsoMonth): IsoDay => `${month}-01`;
export const lastOfMonth = (month: IsoMonth): IsoDay => addDays(firstOfMonth(addMonths(month, 1)), -1);

export const mondayOf = (day: IsoDay): IsoDay => addDays(day, -((new Date(utcOf(day)).getUTCDay() + 6) % 7));

/** Returns 1 April on or before a day: India's financial year runs from April to March. */
export function firstOfFinancialYear(day: IsoDay): IsoDay {
  const year = Number(day.slice(0, 4));
  return `${Number(day.slice(5, 7)) >= 4 ? year : year - 1}-04-01`;
}
