import { createContext, use } from 'react';
import { FIRST_LANGUAGE } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Part } from '../messages/part.ts';
import type { Audience, PartName, Spoken, Words } from './part.ts';

/** The sentences that `WordsProvider` has loaded; empty for English. */
export const WordsContext = createContext<Spoken>({});

/** Returns the sentences of a part in the reader's language. */
export const useWords = <Name extends PartName>(part: Part<Name, Words<Name>>): Words<Name> =>
  use(WordsContext)[part.name] ?? part.en;

/** The audience of the page, and its language. */
export const ReaderContext = createContext<{
  readonly audience: Audience | null;
  readonly language: Language;
}>({
  audience: null,
  language: FIRST_LANGUAGE,
});

/** Returns the language of a member's page, in which dishes are named too. */
export const useLanguage = (): Language => use(ReaderContext).language;
