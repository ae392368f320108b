import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FIRST_LANGUAGE, isLanguage, languageCodes, localeOf } from '@bhoj/domain/catalogue/languages';
import { languageIn } from '@bhoj/domain/bookings/guests/links';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { guestBookingPart } from '../../messages/booker/booking/en.ts';
import { loadBookerWords } from '../../words/booker.ts';
import { useWords, WordsContext } from '../../words/use-words.ts';
import type { Spoken, Words } from '../../words/part.ts';

interface Speech {
  readonly language: Language;
  /** Every language, those of the device first. */
  readonly offered: readonly Language[];
  readonly speak: (language: Language) => void;
}

/** Apart from the key of the guests' pages at a table, whose program this one shares nothing with. */
const LANGUAGE_KEY = 'bhoj.booking-language';

const SpeechContext = createContext<Speech | null>(null);

function keptLanguage(): unknown {
  try {
    return JSON.parse(localStorage.getItem(LANGUAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, JSON.stringify(language));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

const ofDevice = (): Language[] =>
  [...new Set([...navigator.languages.map((tag) => tag.split('-')[0]), ...languageCodes])].filter(isLanguage);

/** Returns the language in which the page begins: that of the link, that of the last visit, or the device's. */
function firstLanguage(): Language {
  const named = languageIn(new URLSearchParams(location.search));
  if (named !== null) return named;
  const kept = keptLanguage();
  return isLanguage(kept) ? kept : (ofDevice()[0] ?? FIRST_LANGUAGE);
}

const loaded: Partial<Record<Language, Spoken | Promise<Spoken>>> = {};

function useSpoken(language: Language): Spoken {
  const spoken = (loaded[language] ??= loadBookerWords(language));
  return spoken instanceof Promise ? use(spoken) : spoken;
}

/** Gives the pages their language. Suspends while one other than English loads. */
export function SpeechProvider({ children }: { readonly children: ReactNode }) {
  const [offered] = useState(ofDevice);
  const [language, setLanguage] = useState(firstLanguage);
  const spoken = useSpoken(language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speak = useCallback((chosen: Language) => {
    keepLanguage(chosen);
    startTransition(() => setLanguage(chosen));
  }, []);
  const speech = useMemo(() => ({ language, offered, speak }), [language, offered, speak]);
  return (
    <SpeechContext value={speech}>
      <WordsContext value={spoken}>{children}</WordsContext>
    </SpeechContext>
  );
}

/** Returns the language with its locale, and the sentences in it. */
export function useSpeech(): Speech & { readonly locale: string; readonly words: Words<'guestBooking'> } {
  const speech = use(SpeechContext);
  const words = useWords(guestBookingPart);
  if (speech === null) throw new Error('useSpeech must be used within a SpeechProvider');
  return { ...speech, locale: localeOf(speech.language), words };
}
