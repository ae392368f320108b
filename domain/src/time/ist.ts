/**
 * Calendar arithmetic for Asia/Kolkata. India has one time zone, UTC+5:30, without daylight saving, so arithmetic on
 * epoch milliseconds is exact and independent of the machine's time zone.
 */
const OFFSET = 5.5 * 60 * 60_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `yyyy-mm-dd` */
export type IsoDate = string;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Returns the IST calendar date of an instant (epoch ms). */
export function dateOf(at: number): IsoDate {
  return new Date(at + OFFSET).toISOString().slice(0, 10);
}

/** Returns the IST calendar month of an instant (epoch ms), as `yyyy-mm`. */
export const monthOf = (at: number): string => dateOf(at).slice(0, 7);

/** Returns the minutes since midnight IST. */
export function minuteOfDay(at: number): number {
  const shifted = new Date(at + OFFSET);
  return shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
}

/** Returns the instant (epoch ms) of IST midnight at which `date` begins. */
export function startOf(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) - OFFSET;
}

export const dayAfter = (date: IsoDate): IsoDate => dateOf(startOf(date) + DAY);

export function weekdayOf(at: number): Weekday {
  const index = (new Date(at + OFFSET).getUTCDay() + 6) % 7;
  return WEEKDAYS[index] ?? 'monday';
}

/** Returns the minutes since midnight of a time `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Returns the IST time `HH:MM` of an instant (epoch ms). */
export function clockOf(at: number): string {
  return new Date(at + OFFSET).toISOString().slice(11, 16);
}

/** The cut-off with which every restaurant begins. */
export const DEFAULT_CUTOFF = '04:00';

/**
 * Returns the business day of an instant: with a cut-off of 04:00, a bill at 01:30 on Sunday belongs to Saturday.
 * Only KOT numbers and the day's figures use it; invoices use the calendar date.
 */
export function businessDayOf(at: number, cutoff: string): IsoDate {
  return dateOf(at - minutesOf(cutoff) * MINUTE);
}

/** Returns the end of the business day of an instant: the next cut-off, or the instant itself where it is one. */
export function endOfBusinessDay(at: number, cutoff: string): number {
  return startOf(dayAfter(businessDayOf(at - 1, cutoff))) + minutesOf(cutoff) * MINUTE;
}

/** Returns the financial year (April to March) of an instant's IST date, such as `2026-27`. */
export function financialYearOf(at: number): string {
  const [year = '1970', month = '01'] = dateOf(at).split('-');
  const first = Number(month) >= 4 ? Number(year) : Number(year) - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Returns the day of the month, 1 to 31, of an instant's IST date. */
export const dayOfMonth = (at: number): number => new Date(at + OFFSET).getUTCDate();

/**
 * Returns the same clock time `months` months later in IST, on `day` of that month (the day of `at`, where none is
 * named). When that month is too short, its last day: one month after 31 January is 28 February.
 */
export function addMonths(at: number, months: number, day = dayOfMonth(at)): number {
  const shifted = new Date(at + OFFSET);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const last = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(day, last));
  return shifted.getTime() - OFFSET;
}
