/**
 * What stands in one cell of a menu's CSV file. A spreadsheet runs a cell that begins with = + - or @ as a formula: such a
 * cell is written behind an apostrophe, which is taken away again when it is read (OWASP, CSV injection).
 */
export const guarded = (text: string): string => (/^'*[=+\-@]/.test(text) ? `'${text}` : text);
export const unguarded = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** Several things in one cell stand between bars; a bar, an equals sign or a backslash of their own has one before it. */
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

/** `Half = 180 | Full = 300` */
export const joinedPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${escaped(name)} = ${escaped(value)}`).join(' | ');

/** Null where one of them is no pair. */
export function partedPairs(cell: string): [string, string][] | null {
  if (cell.trim() === '') return [];
  const pairs = split(cell, '|').map((part) => split(part, '=').map(unescaped));
  return pairs.every((pair): pair is [string, string] => pair.length === 2) ? pairs : null;
}
