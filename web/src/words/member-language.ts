import { useSyncExternalStore } from 'react';
import { FIRST_LANGUAGE, isLanguage } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { MEMBER_LANGUAGE_KEY } from './member-language-key.ts';

const listeners = new Set<() => void>();
/** The choice where the browser stores nothing; it is lost with the page. */
let unkept: Language = FIRST_LANGUAGE;

/** Returns the language that the members chose on this device. */
export function chosenMemberLanguage(): Language {
  try {
    const kept = localStorage.getItem(MEMBER_LANGUAGE_KEY);
    return isLanguage(kept) ? kept : FIRST_LANGUAGE;
  } catch {
    return unkept;
  }
}

export function chooseMemberLanguage(language: Language): void {
  unkept = language;
  try {
    localStorage.setItem(MEMBER_LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked.
  }
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', notify);
  };
}

/** Returns the language in which members of a restaurant read their screens on this device. */
export const useMemberLanguage = (): Language => useSyncExternalStore(subscribe, chosenMemberLanguage);
