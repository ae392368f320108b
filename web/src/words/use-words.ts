import { createContext, use } from 'react';
import type { Part, PartName, Spoken, Words } from './part.ts';

/** What `WordsProvider` has fetched; nothing where English is read. */
export const WordsContext = createContext<Spoken>({});

/** The sentences of a part in the reader's language. */
export const useWords = <Name extends PartName>(part: Part<Name>): Words<Name> =>
  use(WordsContext)[part.name] ?? part.en;
