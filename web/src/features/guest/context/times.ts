import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { clockName } from '../../../ui/dates/clock.ts';
import type { GuestWords } from '../../../words/guest.ts';
import { localeOf } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';

const zone = { timeZone: 'Asia/Kolkata' } as const;

/** "today at 9:00 am", "tomorrow at …", "Monday at …". */
export function momentOf(at: number, now: number, language: Language, words: GuestWords): string {
  const time = clockName(at);
  if (dateOf(at) === dateOf(now)) return words.details.today(time);
  if (dateOf(at) === dateOf(now + DAY)) return words.details.tomorrow(time);
  const day = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', ...zone }).format(at);
  return words.details.onDay(day, time);
}
