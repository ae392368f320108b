import type { OtherNames } from '@bhoj/domain/catalogue/names';
import { HINDI_DESCRIPTIONS } from './hindi-descriptions.ts';
import { HINDI_NAMES } from './hindi-names.ts';
import { MARATHI_DESCRIPTIONS } from './marathi-descriptions.ts';
import { MARATHI_NAMES } from './marathi-names.ts';
import type { Words } from './words.ts';

/** Returns the word of the first key that has one. Throws if none has. */
function wordOf(words: Words, keys: readonly string[]): string {
  const word = keys.map((key) => words[key]).find((found) => found !== undefined);
  if (word === undefined) throw new Error(`The demo menu has no word for ${keys.join(' or ')}.`);
  return word;
}

/** Returns the names of a thing on the card in further languages; the first key that a language has counts. */
export const otherNamesOf = (...keys: readonly string[]): OtherNames => ({
  hi: wordOf(HINDI_NAMES, keys),
  mr: wordOf(MARATHI_NAMES, keys),
});

/** Returns the descriptions of a dish in further languages. */
export const otherDescriptionsOf = (dishId: string): OtherNames => ({
  hi: wordOf(HINDI_DESCRIPTIONS, [dishId]),
  mr: wordOf(MARATHI_DESCRIPTIONS, [dishId]),
});
