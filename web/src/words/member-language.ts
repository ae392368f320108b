import { FIRST_LANGUAGE, isLanguage } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';

/** Of this device: a captain's phone and the kitchen's screen may speak different languages. */
const STORAGE_KEY = 'bhoj.member-language';

/** The language in which members of a restaurant read their screens on this device. */
export function memberLanguage(): Language {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return isLanguage(kept) ? kept : FIRST_LANGUAGE;
  } catch {
    return FIRST_LANGUAGE;
  }
}
