import { use } from 'react';
import { FIRST_LANGUAGE, LANGUAGES } from '@bhoj/domain/catalogue/languages';
import { dictionaryOf, languagesOf } from '../../../words/dictionaries.ts';
import { chooseMemberLanguage } from '../../../words/member-language.ts';
import { ReaderContext } from '../../../words/use-words.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';

/** Chooses the page's language on this device. Nothing is shown on pages that have English only. */
export function LanguageSwitch() {
  const { audience, language } = use(ReaderContext);
  const languages = audience === null ? [] : languagesOf(audience);
  if (audience === null || languages.length < 2) return null;
  const next = languages[languages.indexOf(language) + 1] ?? FIRST_LANGUAGE;
  const choose = async () => {
    // The page stays as it is until the sentences are here.
    await dictionaryOf(audience, next);
    chooseMemberLanguage(next);
  };
  return (
    <Button size="small" lang={next} onClick={() => void choose()}>
      {LANGUAGES[next].name}
    </Button>
  );
}
