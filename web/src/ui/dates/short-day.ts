import type { IsoDay } from './iso-day.ts';

/** Mon, 30 Nov */
export const shortDay = (locale: string, isoDay: IsoDay): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(`${isoDay}T00:00:00Z`));
