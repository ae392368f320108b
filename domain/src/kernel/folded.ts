/** Returns a text for searching: lower case, Latin letters without accents. Devanagari signs stay. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Returns the typed words, folded. */
export const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean);

/** True when every typed word occurs in the text. */
export function hasWords(text: string, typed: string): boolean {
  const found = folded(text);
  return wordsOf(typed).every((word) => found.includes(word));
}

/** Returns the key by which names are compared: without case and outer blanks. Accents count. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
