/** Bars separate several values in one cell. A bar, an equals sign or a backslash in a value is escaped. */
const escaped = (text: string): string => text.replaceAll(/[\\|=]/g, String.raw`\$&`);
const unescaped = (text: string): string => text.replaceAll(/\\(.)/g, '$1');

const split = (text: string, at: '|' | '='): string[] => {
  const parts = [''];
  for (const [token] of text.matchAll(/\\.|[^]/g)) {
    if (token === at) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
};

export const joined = (texts: readonly string[]): string => texts.map(escaped).join(' | ');
export const parted = (cell: string): string[] => (cell.trim() === '' ? [] : split(cell, '|').map(unescaped));

/** Returns text such as `Half = 180 | Full = 300`. */
export const joinedPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${escaped(name)} = ${escaped(value)}`).join(' | ');

/** Returns the pairs in a cell; null when a part of it is not a pair. */
export function partedPairs(cell: string): [string, string][] | null {
  if (cell.trim() === '') return [];
  const pairs = split(cell, '|').map((part) => split(part, '=').map(unescaped));
  return pairs.every((pair): pair is [string, string] => pair.length === 2) ? pairs : null;
}
