/**
 * Returns the first characters of a text. It never cuts a character of two units, such as an emoji, in half: Firestore
 * refuses such text.
 */
export const beginningOf = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** Returns the beginnings of a text, the shortest first. */
export function beginningsOf(text: string, most: number): string[] {
  const characters = Array.from(text).slice(0, most);
  return characters.map((_, i) => characters.slice(0, i + 1).join(''));
}
