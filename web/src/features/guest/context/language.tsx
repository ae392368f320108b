import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FIRST_LANGUAGE, isLanguage, languageCodes } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { loadGuestWords } from '../../../words/guest.ts';
import type { GuestWords } from '../../../words/guest.ts';
import { WordsContext } from '../../../words/use-words.ts';
import type { Spoken } from '../../../words/part.ts';
import { readKept, writeKept } from './storage.ts';

interface Speech {
  readonly language: Language;
  readonly words: GuestWords;
  /** The one that `switchLanguage` goes to. */
  readonly next: Language;
  readonly switchLanguage: () => void;
}

const SpeechContext = createContext<Speech | null>(null);
const storageKey = 'bhoj.language';
const ENGLISH: Spoken = {};

/** What the guest chose, else what the phone speaks. */
function firstLanguage(): Language {
  const kept = readKept(storageKey);
  if (isLanguage(kept)) return kept;
  return languageCodes.find((code) => navigator.language.startsWith(code)) ?? FIRST_LANGUAGE;
}

/** In the order of the list, and from its end to its beginning. */
const languageAfter = (language: Language): Language =>
  languageCodes[languageCodes.indexOf(language) + 1] ?? FIRST_LANGUAGE;

const loaded: Partial<Record<Language, GuestWords | Promise<GuestWords>>> = {};

function useGuestWords(language: Language): GuestWords {
  const words = (loaded[language] ??= loadGuestWords(language));
  return words instanceof Promise ? use(words) : words;
}

/** The language of the guest's pages: words, and the document's own `lang`. Suspends while another than English is fetched. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const words = useGuestWords(language);
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = FIRST_LANGUAGE;
    };
  }, [language]);
  const next = languageAfter(language);
  const switchLanguage = useCallback(() => {
    writeKept(storageKey, next);
    startTransition(() => setLanguage(next));
  }, [next]);
  const speech = useMemo(
    () => ({ language, words, next, switchLanguage }),
    [language, words, next, switchLanguage],
  );
  return (
    <SpeechContext value={speech}>
      <WordsContext value={words.parts ?? ENGLISH}>{children}</WordsContext>
    </SpeechContext>
  );
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
