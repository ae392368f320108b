/** A text as a search compares it: without case and without accents of Latin letters; Devanagari's own signs stay. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words that somebody typed, folded. */
export const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean);

/** Whether every word that was typed stands somewhere in the text. */
export function hasWords(text: string, typed: string): boolean {
  const found = folded(text);
  return wordsOf(typed).every((word) => found.includes(word));
}

/** A name as names are told apart: without case and outer blanks. Two of one key are one name; accents count. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
