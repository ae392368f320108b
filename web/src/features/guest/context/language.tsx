import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { loadGuestWords } from '../../../messages/guest/index.ts';
import type { GuestWords } from '../../../messages/guest/index.ts';
import { LANGUAGES } from '../../../messages/language.ts';
import type { Language } from '../../../messages/language.ts';
import { readKept, writeKept } from './storage.ts';

interface Speech {
  readonly language: Language;
  readonly words: GuestWords;
  readonly switchLanguage: () => void;
}

const SpeechContext = createContext<Speech | null>(null);
const storageKey = 'bhoj.language';

/** What the guest chose, else what the phone speaks. */
function firstLanguage(): Language {
  const kept = readKept(storageKey);
  return (
    LANGUAGES.find((language) => language === kept) ?? (navigator.language.startsWith('hi') ? 'hi' : 'en')
  );
}

const loaded: Partial<Record<Language, GuestWords | Promise<GuestWords>>> = {};

function useWords(language: Language): GuestWords {
  const words = (loaded[language] ??= loadGuestWords(language));
  return words instanceof Promise ? use(words) : words;
}

/** The language of the guest's pages: words, and the document's own `lang`. Suspends while Hindi is fetched. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const words = useWords(language);
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [language]);
  const switchLanguage = useCallback(() => {
    const next = language === 'en' ? 'hi' : 'en';
    writeKept(storageKey, next);
    startTransition(() => setLanguage(next));
  }, [language]);
  const speech = useMemo(() => ({ language, words, switchLanguage }), [language, words, switchLanguage]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error('useSpeech must be used within a LanguageProvider');
  return speech;
}

/** The page's title, in the guest's language. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
