import { DAY, dateOf } from '@bhoj/domain/time/ist';
import type { GuestWords } from '../../../words/guest.ts';
import { localeOf } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';

const zone = { timeZone: 'Asia/Kolkata' } as const;

/** Formats epoch ms as a time in the language: 9:05 pm. Some languages would write PM. */
export const timeOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', ...zone })
    .format(at)
    .replace(/[AP]M/, (half) => half.toLowerCase());

/** Formats `HH:MM` of a menu's hours in the same way. */
export const clockTime = (clock: string, language: Language): string =>
  timeOf(Date.parse(`2026-01-01T${clock}:00+05:30`), language);

/** "today at 9:00 am", "tomorrow at …", "Monday at …". */
export function momentOf(at: number, now: number, language: Language, words: GuestWords): string {
  const time = timeOf(at, language);
  if (dateOf(at) === dateOf(now)) return words.details.today(time);
  if (dateOf(at) === dateOf(now + DAY)) return words.details.tomorrow(time);
  const day = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', ...zone }).format(at);
  return words.details.onDay(day, time);
}
