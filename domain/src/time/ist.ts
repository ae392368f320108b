/**
 * Calendar arithmetic of Asia/Kolkata. India has one zone, UTC+5:30, and no daylight saving, so plain arithmetic on
 * epoch milliseconds is exact and does not depend on the zone of the machine.
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

/** The IST calendar date of an instant (epoch ms). */
export function dateOf(at: number): IsoDate {
  return new Date(at + OFFSET).toISOString().slice(0, 10);
}

/** Minutes since midnight IST. */
export function minuteOfDay(at: number): number {
  const shifted = new Date(at + OFFSET);
  return shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
}

/** The instant of IST midnight at which `date` begins. */
export function startOf(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) - OFFSET;
}

/** The calendar day after another. */
export const dayAfter = (date: IsoDate): IsoDate => dateOf(startOf(date) + DAY);

export function weekdayOf(at: number): Weekday {
  const index = (new Date(at + OFFSET).getUTCDay() + 6) % 7;
  return WEEKDAYS[index] ?? 'monday';
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of an instant, IST. */
export function clockOf(at: number): string {
  return new Date(at + OFFSET).toISOString().slice(11, 16);
}

/**
 * The business day an instant belongs to: with a cut-off of 04:00 a bill at 01:30 on Sunday is Saturday's.
 * It serves KOT numbers and the day's roll-up only; invoices carry the calendar date.
 */
export function businessDayOf(at: number, cutoff: string): IsoDate {
  return dateOf(at - minutesOf(cutoff) * MINUTE);
}

/** The financial year (April to March) of the IST calendar date of an instant: `2026-27`. */
export function financialYearOf(at: number): string {
  const [year = '1970', month = '01'] = dateOf(at).split('-');
  const first = Number(month) >= 4 ? Number(year) : Number(year) - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * The same clock time `months` months later by the IST calendar; a day that month does not have is its last one:
 * 31 January and a month is 28 February.
 */
export function addMonths(at: number, months: number): number {
  const shifted = new Date(at + OFFSET);
  const day = shifted.getUTCDate();
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const last = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(day, last));
  return shifted.getTime() - OFFSET;
}
