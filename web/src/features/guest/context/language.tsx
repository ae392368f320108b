import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FIRST_LANGUAGE, isLanguage, languageCodes } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { GUEST_LANGUAGE_KEY } from '../../../words/guest-language-key.ts';
import { loadGuestWords } from '../../../words/guest.ts';
import type { GuestWords } from '../../../words/guest.ts';
import { guestPart } from '../../../messages/guest/guest/en.ts';
import { WordsContext } from '../../../words/use-words.ts';
import type { Spoken } from '../../../words/part.ts';
import { readKept, writeKept } from './storage.ts';
import { useWritten } from './written.ts';

interface Speech {
  readonly language: Language;
  readonly words: GuestWords;
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech | null>(null);

const offeredLanguages = (): Language[] =>
  [...new Set([...navigator.languages.map((tag) => tag.split('-')[0]), ...languageCodes])].filter(isLanguage);

const loaded: Partial<Record<Language, Spoken | Promise<Spoken>>> = {};

/** Loads a language before a page is drawn in it. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded[language] = await loadGuestWords(language);
}

/** The language that the guest has chosen on this phone, or the phone's own. */
export function languageNow(): Language {
  const kept = readKept(GUEST_LANGUAGE_KEY);
  return isLanguage(kept) ? kept : (offeredLanguages()[0] ?? FIRST_LANGUAGE);
}

function useSpoken(language: Language): Spoken {
  const spoken = (loaded[language] ??= loadGuestWords(language));
  return spoken instanceof Promise ? use(spoken) : spoken;
}

interface LanguageProviderProps {
  /** The language that the build writes, instead of the phone's. */
  readonly first?: Language | undefined;
  readonly children: ReactNode;
}

/**
 * Gives the guest's pages their language: the sentences, and the document's `lang`. Suspends while a language other
 * than English loads.
 */
export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(() => first ?? languageNow());
  const spoken = useSpoken(language);
  const words = spoken.guest ?? guestPart.en;
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = FIRST_LANGUAGE;
    };
  }, [language]);
  const speak = useCallback((chosen: Language) => {
    writeKept(GUEST_LANGUAGE_KEY, chosen);
    startTransition(() => setLanguage(chosen));
  }, []);
  const speech = useMemo(() => ({ language, words, speak }), [language, words, speak]);
  return (
    <SpeechContext value={speech}>
      <WordsContext value={spoken}>{children}</WordsContext>
    </SpeechContext>
  );
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (speech === null) throw new Error('no LanguageProvider');
  return speech;
}

/**
 * Returns every language, those of the phone first; in the build, which has no phone, all in fixed order. It is apart
 * from `useSpeech`, or else every dish would be drawn again once the program has taken over the page.
 */
export function useOffered(): readonly Language[] {
  const [ofPhone] = useState(offeredLanguages);
  return useWritten() ? languageCodes : ofPhone;
}

/** Sets the page's title. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
