/** Returns a text for searching: lower case, Latin letters without accents. Devanagari signs stay. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Returns a text in which each letter has the one form that Unicode prefers. Nothing else changes. */
export const composed = (text: string): string => text.normalize('NFC');

/** Returns the typed words, folded. */
export const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean);

/** True when every typed word occurs in the text. */
export function hasWords(text: string, typed: string): boolean {
  const found = folded(text);
  return wordsOf(typed).every((word) => found.includes(word));
}

/** Characters that nobody sees: zero-width spaces and joiners, soft hyphens, marks of direction. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Most names: nothing in them is unseen, and no letter has two forms. */
const IS_PLAIN = /^[ -~]*$/;

/**
 * Returns the key by which names are compared. It ignores case, outer blanks and unseen characters, and counts several blanks as
 * one, because two names that differ only so look the same. Accents count.
 */
export function nameKey(name: string): string {
  const plain = IS_PLAIN.test(name) ? name : name.normalize('NFKC').replaceAll(UNSEEN, '');
  return plain.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Returns each name once, in its first spelling. */
export const namesOnce = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, nameKey).values()].flatMap(([first]) => first ?? []);

export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/** Returns a text as search keys compare it: folded, with single blanks. */
export const plain = (text: string): string => folded(text).trim().replaceAll(/\s+/g, ' ');
