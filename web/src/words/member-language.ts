import { FIRST_LANGUAGE, isLanguage } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';

/** Stored per device: a captain's phone and the kitchen's screen may use different languages. */
const STORAGE_KEY = 'bhoj.member-language';

/** Returns the language in which members of a restaurant read their screens on this device. */
export function memberLanguage(): Language {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return isLanguage(kept) ? kept : FIRST_LANGUAGE;
  } catch {
    return FIRST_LANGUAGE;
  }
}
