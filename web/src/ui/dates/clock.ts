import { FIRST_LANGUAGE, localeOf } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';

/** All restaurants are in one time zone, whatever the browser's is. */
const ZONE = 'Asia/Kolkata';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Making a format takes longer than a hundred uses of it. */
function formatIn(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: ZONE,
  });
  formats.set(language, made);
  return made;
}

/**
 * Returns the time of an instant (epoch ms) in the reader's language: 7:05 pm. Every screen and paper writes times so. Some
 * languages would write PM, and some browsers a narrow space.
 */
export const clockName = (at: number, language: Language = FIRST_LANGUAGE): string =>
  formatIn(language)
    .format(at)
    .replace(/\s/g, ' ')
    .replace(/[AP]M/, (half) => half.toLowerCase());

/** Returns a time of day, `19:05`, in the same way. */
export const clockTime = (clock: string, language: Language = FIRST_LANGUAGE): string =>
  clockName(Date.parse(`2026-01-01T${clock}:00+05:30`), language);
