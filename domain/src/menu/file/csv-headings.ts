import { nameKey } from '../../kernel/folded.ts';
import { LANGUAGES, otherLanguages } from '../../catalogue/languages.ts';
import { categoryNameColumn, descriptionColumn, nameColumn } from './csv-names.ts';
import { MOST_COLUMN } from './csv-add-ons.ts';
import { CSV_COLUMNS } from './csv-columns.ts';
import type { OtherLanguage } from '../../catalogue/languages.ts';
import type { CsvColumn } from './csv-columns.ts';

/** The column of faults in a file of faulty lines, beside the columns of the imported file. */
export const FAULT_COLUMN = 'What is wrong';

/** Other headings that restaurants and billing machines use for a column. */
const WRITTEN: Readonly<Partial<Record<CsvColumn, readonly string[]>>> = {
  ID: ['item id', 'dish id'],
  Category: ['group', 'section', 'item category', 'category name', 'item group', 'श्रेणी', 'वर्ग', 'कैटेगरी'],
  Dish: [
    'name',
    'item',
    'item name',
    'dish name',
    'menu item',
    'food item',
    'particulars',
    'व्यंजन',
    'नाम',
    'आइटम',
  ],
  'Short code': ['shortcode', 'quick code', 'शॉर्ट कोड'],
  Description: ['details', 'item description', 'विवरण'],
  Mark: ['type', 'food type', 'item type', 'diet', 'veg/non-veg', 'veg/nonveg', 'veg / non-veg', 'प्रकार'],
  Price: [
    'rate',
    'mrp',
    'amount',
    'item price',
    'selling price',
    'sale price',
    'कीमत',
    'क़ीमत',
    'मूल्य',
    'दाम',
    'रेट',
    'भाव',
    'दर',
  ],
  'Printed MRP': ['mrp on the pack', 'mrp on pack', 'maximum retail price', 'pack mrp'],
  Packing: ['packing charge', 'packaging', 'packaging charge', 'parcel charge', 'पैकिंग'],
  Sizes: ['variants', 'variations', 'portions'],
  Spice: ['spice level', 'spicy'],
  Station: ['kitchen', 'counter', 'kitchen station'],
  HSN: ['hsn code', 'hsn/sac'],
  'GST rate': ['gst', 'gst %', 'gst%'],
  Minutes: ['prep time', 'preparation time', 'minutes to prepare'],
  'Add-ons': ['addons', 'add on', 'add-on groups'],
  [MOST_COLUMN]: ['most of one', 'add-on quantity', 'add-on quantities', 'add-on qty'],
  Cost: ['cost price', 'लागत'],
};

/** Common names of a language in headings, beside its English name and its own name. */
const CALLED: Readonly<Partial<Record<OtherLanguage, readonly string[]>>> = {
  hi: ['हिंदी'],
  ta: ['तमिल'],
  bn: ['Bangla', 'बंगाली', 'बांग्ला'],
};

/**
 * The headings of a dish's name and description and of a category's name in a further language: `Hindi name`,
 * `Name (Hindi)`, `हिन्दी`, `विवरण (मराठी)`.
 */
function ofLanguages(): (readonly [string, CsvColumn])[] {
  return otherLanguages.flatMap((language) => {
    const { english, name: own } = LANGUAGES[language];
    const called = [english, own, ...(CALLED[language] ?? [])];
    const nouns = (words: readonly string[]) =>
      called.flatMap((of) =>
        words.flatMap((word) => [`${word} (${of})`, `${word} in ${of}`, `${of} ${word}`, `${of} में ${word}`]),
      );
    return [
      ...[...called, ...nouns(NAME_NOUNS)].map((head) => [head, nameColumn(language)] as const),
      ...nouns(CATEGORY_NOUNS).map((head) => [head, categoryNameColumn(language)] as const),
      ...nouns(DESCRIPTION_NOUNS).map((head) => [head, descriptionColumn(language)] as const),
    ];
  });
}
const NAME_NOUNS = ['name', 'dish', 'dish name', 'item', 'item name', 'नाम', 'व्यंजन', 'आइटम'];
const CATEGORY_NOUNS = ['category', 'category name', 'श्रेणी', 'वर्ग', 'कैटेगरी'];
const DESCRIPTION_NOUNS = ['description', 'details', 'item description', 'विवरण'];

/** A longer cell is no heading. The patterns below take long for a very long one. */
const LONGEST_HEAD = 120;

const tidy = (head: string): string => nameKey(head).replaceAll(/\s+/g, ' ');
/** Strips a heading to its word: `Rate (Rs.)`, `Price*` and `Price in ₹` mean the same as the word alone. */
const bare = (head: string): string =>
  tidy(head)
    .replace(/\s*(\(.*\)|\bin (₹|rs\.?|inr|rupees))\s*$/, '')
    .replace(/[\s*:.]+$/, '');

const COLUMN_OF: ReadonlyMap<string, CsvColumn> = new Map([
  ...ofLanguages().map(([head, column]) => [tidy(head), column] as const),
  ...Object.entries(WRITTEN).flatMap(([column, heads]) =>
    heads.map((head) => [tidy(head), column as CsvColumn] as const),
  ),
  ...CSV_COLUMNS.map((column) => [tidy(column), column] as const),
]);

/** Returns the column of a heading; null for an unknown one. */
export const columnOf = (head: string): CsvColumn | null =>
  head.length > LONGEST_HEAD ? null : (COLUMN_OF.get(tidy(head)) ?? COLUMN_OF.get(bare(head)) ?? null);

/** Names of sizes that restaurants use as columns, with the price of the size in each row. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  Quarter: ['quarter', 'qtr', 'क्वार्टर'],
  Half: ['half', 'हाफ', 'हाफ़', 'आधा'],
  Full: ['full', 'फुल', 'फ़ुल', 'पूरा'],
  Small: ['small', 'छोटा'],
  Medium: ['medium'],
  Regular: ['regular'],
  Large: ['large', 'बड़ा'],
};
const SIZE_OF = new Map(
  Object.entries(SIZES).flatMap(([size, heads]) => heads.map((head) => [tidy(head), size] as const)),
);

/** Returns the sizes in a heading: one for `Half` and `Full rate`, two for `Half/Full`, none for any other. */
export function sizesOfHead(head: string): readonly string[] {
  if (head.length > LONGEST_HEAD) return [];
  const words = bare(head)
    .replace(/\s*\b(price|rate|plate)$/, '')
    .split(/\s*[/|&]\s*/)
    .map((word) => SIZE_OF.get(word.replace(/\s*\b(price|rate|plate)$/, '')));
  return words.every((word) => word !== undefined) ? words : [];
}
