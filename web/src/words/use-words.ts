import { createContext, use } from 'react';
import type { Part, PartName, Spoken, Words } from './part.ts';

/** The sentences that `WordsProvider` has loaded; empty for English. */
export const WordsContext = createContext<Spoken>({});

/** Returns the sentences of a part in the reader's language. */
export const useWords = <Name extends PartName>(part: Part<Name>): Words<Name> =>
  use(WordsContext)[part.name] ?? part.en;
