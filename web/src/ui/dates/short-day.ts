import type { IsoDay } from './iso-day.ts';

/** Days for guests who choose one, in their language. A day has no time zone, so it is formatted in UTC. */
const dayIn = (locale: string, isoDay: IsoDay, names: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: names,
    day: 'numeric',
    month: names,
    timeZone: 'UTC',
  }).format(Date.parse(`${isoDay}T00:00:00Z`));

/** Mon, 30 Nov */
export const shortDay = (locale: string, isoDay: IsoDay): string => dayIn(locale, isoDay, 'short');

/** Monday 30 November */
export const longDay = (locale: string, isoDay: IsoDay): string => dayIn(locale, isoDay, 'long');
