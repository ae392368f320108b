import { discountCodesPart } from '../../messages/owner/discount-codes/en.ts';
import { offersPart } from '../../messages/owner/offers/en.ts';
import { settingsPart } from '../../messages/owner/settings/en.ts';
import { supportPart } from '../../messages/owner/support/en.ts';
import { tillsPart } from '../../messages/owner/tills/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { PartName } from '../../blocks/settings/parts.ts';

/** The list's words for one part; a search reads the part's other sentences too, such as the names of fields. */
export interface PartWords {
  readonly title: string;
  readonly description: string;
}

/** Returns the sentences of each part of the settings. */
export function usePartWords(): Readonly<Record<PartName, PartWords>> {
  const settings = useWords(settingsPart);
  return {
    ...settings,
    tills: useWords(tillsPart),
    offers: useWords(offersPart),
    codes: useWords(discountCodesPart),
    support: useWords(supportPart),
  };
}

/** Returns every sentence of a part as one text. */
export const textOf = (words: PartWords): string =>
  Object.values(words)
    .filter((sentence): sentence is string => typeof sentence === 'string')
    .join(' ');
