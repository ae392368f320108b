import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { dictionaryOf } from './dictionaries.ts';
import type { Audience, Spoken } from './part.ts';
import { ReaderContext, WordsContext } from './use-words.ts';

/** Returns the sentences of a language. Suspends while a language other than English loads. */
export function useSpoken(audience: Audience, language: Language): Spoken {
  const dictionary = dictionaryOf(audience, language);
  return dictionary instanceof Promise ? use(dictionary) : dictionary;
}

interface InLanguageProps {
  readonly audience: Audience;
  readonly language: Language;
  readonly spoken: Spoken;
  readonly children: ReactNode;
}

/** Shows its content in one language, whatever the language of the page is. */
export function InLanguage({ audience, language, spoken, children }: InLanguageProps) {
  const reader = useMemo(() => ({ audience, language }), [audience, language]);
  return (
    <ReaderContext value={reader}>
      <WordsContext value={spoken}>{children}</WordsContext>
    </ReaderContext>
  );
}
