import { use } from 'react';
import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { LanguageSelect } from '../../../ui/shared/parts/language-select.tsx';
import { dictionaryOf, languagesOf } from '../../../words/dictionaries.ts';
import { chooseMemberLanguage } from '../../../words/member-language.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { ReaderContext, useWords } from '../../../words/use-words.ts';

/** Chooses the page's language on this device. Absent on pages that exist in English only. */
export function LanguageSwitch() {
  const { audience, language } = use(ReaderContext);
  const common = useWords(commonPart);
  const languages = audience === null ? [] : languagesOf(audience);
  if (audience === null || languages.length < 2) return null;
  const choose = async (chosen: Language) => {
    // The page does not change before the sentences are loaded.
    await dictionaryOf(audience, chosen);
    chooseMemberLanguage(chosen);
  };
  return (
    <LanguageSelect
      label={common.language}
      value={language}
      options={languages}
      names={LANGUAGES}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
