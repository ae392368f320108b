import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { dictionaryOf } from './dictionaries.ts';
import { memberLanguage } from './member-language.ts';
import type { Audience, Part, PartName, Spoken, Words } from './part.ts';

export const WordsContext = createContext<Spoken>({});

interface WordsProviderProps {
  readonly audience: Audience;
  /** What the device's member has chosen, unless it is given. */
  readonly language?: Language;
  readonly children: ReactNode;
}

/** Gives the pages below the sentences of an audience. Suspends while a further language is fetched. */
export function WordsProvider({ audience, language = memberLanguage(), children }: WordsProviderProps) {
  const dictionary = dictionaryOf(audience, language);
  const spoken: Spoken = dictionary instanceof Promise ? use(dictionary) : dictionary;
  return <WordsContext value={spoken}>{children}</WordsContext>;
}

/** The sentences of a part in the reader's language. */
export const useWords = <Name extends PartName>(part: Part<Name>): Words<Name> =>
  use(WordsContext)[part.name] ?? part.en;
