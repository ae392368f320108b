import { z } from 'zod';
import { otherLanguageSchema } from '@bhoj/domain/catalogue/names.schema';
import { otherLanguages } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { useStored } from '../../../ui/shared/stored.ts';

const schema = z.object({ language: otherLanguageSchema });
const FIRST = { language: otherLanguages[0] as OtherLanguage };

/** The further language in the forms of the menu. This device keeps it from one dish to the next. */
export function useMenuLanguage(): readonly [OtherLanguage, (language: OtherLanguage) => void] {
  const [{ language }, update] = useStored('bhoj.menu-language', schema, FIRST);
  return [language, (chosen) => update(() => ({ language: chosen }))];
}

/** Returns the languages that occur in a form's values, or in its faults. */
export function languagesWithin(tree: unknown): ReadonlySet<OtherLanguage> {
  const found = new Set<OtherLanguage>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (key === 'otherNames' || key === 'otherDescriptions') {
        const texts = (value ?? {}) as Partial<Record<OtherLanguage, unknown>>;
        otherLanguages.filter((language) => Boolean(texts[language])).forEach((each) => found.add(each));
      } else if (key !== 'ref') walk(value);
    }
  };
  walk(tree);
  return found;
}
