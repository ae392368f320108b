import { latinDigits } from '../../kernel/mobile.ts';
import { rupeesText } from '../../money/typed.ts';
import type { Paise } from '../../money/money.ts';

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

/** A comma separates thousands, as in `1,250` and `1,25,000`. In `310,50` it would be a decimal comma. */
const HAS_ODD_COMMA = /,(?!(\d{2},)*\d{3}(\.|$))/;

/** A longer cell is no price. The patterns here take long for a very long one. */
const LONGEST_AMOUNT = 60;

/** Removes the texts that restaurants write around a price: `Rs. 310`, `₹310`, `310/-`, `310 only`. */
export const bareAmount = (cell: string): string =>
  latinDigits(cell.slice(0, LONGEST_AMOUNT))
    .trim()
    .replace(/^(₹|rs\.?|inr|रु\.?|रुपये)\s*/i, '')
    .replace(/\s*(\/[-=–]?|rs\.?|रु\.?|only)\s*$/i, '')
    .replace(/\s*\/[-=–]?$/, '')
    .trim();

/** Reads a price as restaurants write it; null when it cannot be read. */
export function amountIn(cell: string): Paise | null {
  if (cell.length > LONGEST_AMOUNT) return null;
  const bare = bareAmount(cell);
  const amount = HAS_ODD_COMMA.test(bare) ? rupeesText.safeParse('') : rupeesText.safeParse(bare);
  return amount.success ? amount.data : null;
}

/** A longer cell holds no amounts. The patterns take long for a very long one. */
const LONGEST_AMOUNTS = 600;

/** `310,00` and `1.250,00`, as a spreadsheet writes them where the comma is the decimal sign. */
const WITH_DECIMAL_COMMA = /(?<![\d.,])(\d{1,3}(?:(?:\.\d{2}){0,3}\.\d{3})|\d{1,7}),(\d{1,2})(?![\d.,])/g;

/** Replaces the decimal commas in a cell of amounts by points; the rest of the cell stays. */
export const withDecimalPoints = (cell: string): string =>
  cell.length > LONGEST_AMOUNTS
    ? cell
    : latinDigits(cell).replaceAll(
        WITH_DECIMAL_COMMA,
        (_, whole: string, part: string) => `${whole.replaceAll('.', '')}.${part}`,
      );
