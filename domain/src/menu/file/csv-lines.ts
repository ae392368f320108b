import { nameKey } from '../../kernel/folded.ts';
import { amountIn } from './csv-cells.ts';
import { cleaned } from './csv-text.ts';
import type { CsvColumn } from './csv-columns.ts';

/** A line of a list that is made for people: not all of them are dishes. */
export type LineKind = 'dish' | 'category' | 'total' | 'note' | 'headings';

/** The words of totals, by language. */
const TOTALS = {
  en: ['total', 'grand total', 'sub total', 'subtotal', 'totals'],
  hi: ['कुल', 'कुल योग', 'योग', 'महायोग'],
  mr: ['एकूण', 'बेरीज'],
  ta: ['மொத்தம்', 'கூட்டுத்தொகை'],
  bn: ['মোট', 'সর্বমোট'],
  kn: ['ಒಟ್ಟು'],
};
const TOTAL_WORDS = Object.values(TOTALS)
  .flat()
  .map((word) => nameKey(word));

/** Words before or after a total: `Total 5 items`, `कुल 12`, `No. of dishes: 40`. */
const COUNT =
  /^((of|no|nos|number|rs|inr) )*(\d+)? ?(items?|dishes|rows|lines|products|nos|pcs|व्यंजन|आइटम|पदार्थ)?( \d+)?$/;

/** The words with which a note begins, by language. */
const NOTES = {
  en: ['note', 'nb', 'n b', 'terms', 't c', 'disclaimer', 'thank you', 'thanks'],
  hi: ['नोट', 'सूचना', 'ध्यान दें', 'धन्यवाद'],
  mr: ['टीप', 'सूचना'],
  ta: ['குறிப்பு', 'நன்றி'],
  bn: ['দ্রষ্টব্য', 'ধন্যবাদ'],
  kn: ['ಸೂಚನೆ', 'ಧನ್ಯವಾದ'],
};
const NOTE_WORDS = Object.values(NOTES)
  .flat()
  .map((word) => nameKey(word));

/** Words of the terms under a menu card. No category is called by them. */
const TERMS =
  /\b(gst|tax|taxes|rates?|prices?|subject to|inclusive|exclusive|charges?|w ?e ?f|applicable|page \d+|ph|phone|mob|mobile|fssai|gstin)\b/;

/** A longer line is no name of a category. */
const LONGEST_NAME = 60;

/** Signs that people draw around the name of a category: `*** STARTERS ***`, `-- Mains --`, `Breads:`. */
const DRAWN = /^([*#=~_\-–—•])+([^*#=~_–—•]{1,80}?)\1+$/;
/** Longer than a name with signs around it. For a long line of dashes the pattern needs quadratic time. */
const LONGEST_DRAWN = 200;
const drawnIn = (text: string) => (text.length > LONGEST_DRAWN ? null : DRAWN.exec(text));

const wordsOf = (text: string): string =>
  nameKey(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns the category that a line of one cell names. */
export const categoryIn = (text: string): string =>
  (drawnIn(text)?.[2] ?? text).trim().replace(/:$/, '').trim();

function isTotal(text: string): boolean {
  const words = wordsOf(text.slice(0, LONGEST_NAME));
  const word = TOTAL_WORDS.find((known) => words === known || words.startsWith(`${known} `));
  if (word !== undefined) return COUNT.test(words.slice(word.length).trim());
  return /^(no of |number of )?(items?|dishes) \d+$|^\d+ (items|dishes)$/.test(words);
}

/** True for a text that is marked as a note: by an asterisk, brackets around it, or its first word. */
function isMarkedNote(text: string): boolean {
  if (drawnIn(text) !== null) return false;
  const words = wordsOf(text.slice(0, LONGEST_NAME));
  return (
    /^[*†‡•#]/.test(text) ||
    /^\(.*\)$/.test(text) ||
    NOTE_WORDS.some((word) => words === word || words.startsWith(`${word} `))
  );
}

/** True for a line that is no name: too long, a sentence, a number, or terms. */
const isNoName = (text: string): boolean =>
  text.length > LONGEST_NAME || /.{24}\.$/.test(text) || !/\p{L}/u.test(text) || TERMS.test(wordsOf(text));

/** The facts of a file by which its lines are judged. */
export interface Layout {
  /** The keys of the headings (`nameKey`); empty for a column that the file does not have. */
  readonly headKeys: readonly string[];
  readonly columns: readonly (CsvColumn | null)[];
  /** True for the columns of prices and sizes. */
  readonly isAmount: readonly boolean[];
  /** True when the file has a column of categories of its own. */
  readonly hasCategories: boolean;
  /** The texts above the headings, which printed lists repeat on each page. */
  readonly titles: ReadonlySet<string>;
}

/**
 * Returns the kind of a line by its own cells. `category` only says that it may be one: dishes without a category must
 * follow it.
 */
export function kindOfLine(row: readonly string[], layout: Layout): LineKind {
  const { headKeys, columns, isAmount, hasCategories, titles } = layout;
  const cells = row.map((cell) => cleaned(cell));
  const filled = cells.flatMap((cell, i) => (cell === '' ? [] : [i]));
  const [first] = filled;
  if (first === undefined || filled.some((i) => i >= headKeys.length)) return 'dish';
  if (filled.length > 1 && headKeys.every((key, i) => key === nameKey(cells[i] ?? ''))) return 'headings';
  const text = cells[first] ?? '';
  const says = (column: CsvColumn) => cells[columns.indexOf(column)] ?? '';
  if (says('Mark') !== '' || says('ID') !== '') return 'dish';
  if ([text, says('Dish')].some(isTotal)) return 'total';
  if (filled.some((i) => isAmount[i] === true && amountIn(cells[i] ?? '') !== null)) return 'dish';
  if (filled.length <= 2 && isMarkedNote(text)) return 'note';
  if (filled.length > 1) return 'dish';
  if (hasCategories && columns[first] === 'Dish' && first !== 0) return 'dish';
  return titles.has(nameKey(text)) || isNoName(text) ? 'note' : 'category';
}
