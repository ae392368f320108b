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
  /** The language that `switchLanguage` selects. */
  readonly next: Language;
  readonly switchLanguage: () => void;
}

const SpeechContext = createContext<Speech | null>(null);
const storageKey = 'bhoj.language';
const ENGLISH: Spoken = {};

/** Returns the language that the guest chose, else the phone's. */
function firstLanguage(): Language {
  const kept = readKept(storageKey);
  if (isLanguage(kept)) return kept;
  return languageCodes.find((code) => navigator.language.startsWith(code)) ?? FIRST_LANGUAGE;
}

/** Returns the next language of the list; after the last one, the first. */
const languageAfter = (language: Language): Language =>
  languageCodes[languageCodes.indexOf(language) + 1] ?? FIRST_LANGUAGE;

const loaded: Partial<Record<Language, GuestWords | Promise<GuestWords>>> = {};

function useGuestWords(language: Language): GuestWords {
  const words = (loaded[language] ??= loadGuestWords(language));
  return words instanceof Promise ? use(words) : words;
}

/**
 * Gives the guest's pages their language: the sentences, and the document's `lang`. Suspends while a language other
 * than English loads.
 */
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

/** Sets the page's title. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
