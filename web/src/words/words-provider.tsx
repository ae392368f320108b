import { use } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { dictionaryOf } from './dictionaries.ts';
import { memberLanguage } from './member-language.ts';
import type { Audience, Spoken } from './part.ts';
import { WordsContext } from './use-words.ts';

interface WordsProviderProps {
  readonly audience: Audience;
  /** Defaults to the members' choice on this device. */
  readonly language?: Language;
  readonly children: ReactNode;
}

/** Gives the pages below the sentences of an audience. Suspends while a language other than English loads. */
export function WordsProvider({ audience, language = memberLanguage(), children }: WordsProviderProps) {
  const dictionary = dictionaryOf(audience, language);
  const spoken: Spoken = dictionary instanceof Promise ? use(dictionary) : dictionary;
  return <WordsContext value={spoken}>{children}</WordsContext>;
}
