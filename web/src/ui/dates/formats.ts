import { clockName } from './clock.ts';
import type { IsoDay, IsoMonth } from './iso-day.ts';
import type { Period } from './period.ts';

/** Formats dates for staff, in Indian English. All restaurants are in one time zone, whatever the browser's is. */
const ZONE = 'Asia/Kolkata';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-IN', options);

const LONG = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const DAY = { ...LONG, timeZone: 'UTC' } as const;
const day = format(DAY);
const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const weekday = format(WEEKDAY);
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const month = format(MONTH);
const dateAt = format({ ...LONG, timeZone: ZONE });
const shortDateAt = format({ day: 'numeric', month: 'short', timeZone: ZONE });

/** A day has no time zone, so it is formatted in UTC. */
const utcOf = (isoDay: IsoDay): number => Date.parse(`${isoDay}T00:00:00Z`);

/** 20 Nov 2026 */
export const dayName = (isoDay: IsoDay): string => day.format(utcOf(isoDay));

/** The same for a reader of another locale. */
export const dayNameIn = (locale: string, isoDay: IsoDay): string =>
  new Intl.DateTimeFormat(locale, DAY).format(utcOf(isoDay));

/** Friday, 20 November */
export const weekdayName = (isoDay: IsoDay): string => weekday.format(utcOf(isoDay));

/** The same for a reader of another locale. */
export const weekdayNameIn = (locale: string, isoDay: IsoDay): string =>
  new Intl.DateTimeFormat(locale, WEEKDAY).format(utcOf(isoDay));

/** November 2026, of `2026-11`. */
export const monthName = (isoMonth: IsoMonth): string => month.format(utcOf(`${isoMonth}-01`));

/** The same for a reader of another locale. */
export const monthNameIn = (locale: string, isoMonth: IsoMonth): string =>
  new Intl.DateTimeFormat(locale, MONTH).format(utcOf(`${isoMonth}-01`));

/** 20 Nov 2026, or 1–20 Nov 2026. */
export const periodName = ({ from, to }: Period): string =>
  from === to ? dayName(from) : day.formatRange(utcOf(from), utcOf(to)).replaceAll('\u2009', '');

const isSameDay = (a: number, b: number): boolean => dateAt.format(a) === dateAt.format(b);

/** 20 Nov 2026, 7:40 pm, of epoch ms. */
export const momentName = (at: number): string => `${dateName(at)}, ${clockName(at)}`;

/** 20 Nov 2026, of epoch ms. */
export const dateName = (at: number): string => dateAt.format(at);

/** 7:40 pm of today; 20 Nov of another day. Both are epoch ms. */
export const clockOrDateName = (at: number, now: number): string =>
  isSameDay(at, now) ? clockName(at) : shortDateAt.format(at);

/** 7:40 pm of today; 20 Nov, 7:40 pm of another day. Both are epoch ms. */
export const shortMomentName = (at: number, now: number): string =>
  isSameDay(at, now) ? clockName(at) : `${shortDateAt.format(at)}, ${clockName(at)}`;
