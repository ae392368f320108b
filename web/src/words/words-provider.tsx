import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FIRST_LANGUAGE } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { languagesOf } from './dictionaries.ts';
import { useMemberLanguage } from './member-language.ts';
import type { Audience } from './part.ts';
import { InLanguage, useSpoken } from './spoken.tsx';

interface WordsProviderProps {
  readonly audience: Audience;
  /** Defaults to the members' choice on this device. */
  readonly language?: Language;
  readonly children: ReactNode;
}

/** Provides an audience's sentences to the pages below. Suspends while a language other than English loads. */
export function WordsProvider({ audience, language: wanted, children }: WordsProviderProps) {
  const kept = useMemberLanguage();
  const chosen = wanted ?? kept;
  const language = languagesOf(audience).includes(chosen) ? chosen : FIRST_LANGUAGE;
  const spoken = useSpoken(audience, language);
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = FIRST_LANGUAGE;
    };
  }, [language]);
  return <InLanguage {...{ audience, language, spoken }}>{children}</InLanguage>;
}
