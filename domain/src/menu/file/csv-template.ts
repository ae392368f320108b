import { LANGUAGES, otherLanguages } from '../../catalogue/languages.ts';
import { withoutGuard } from '../../kernel/csv.ts';
import { listColumns } from './csv-names.ts';
import { FAULT_COLUMN } from './csv-headings.ts';
import type { PriceList } from '../prices/prices.schema.ts';
import type { CsvRow, RowFault } from './csv.ts';

/** The lines of the template, by column. The names are keyed by the English name of the language. */
const EXAMPLES = [
  {
    category: 'Starters',
    dish: 'Paneer tikka',
    type: 'Veg',
    prices: ['310', '', ''],
    text: 'From the tandoor',
    names: {
      Hindi: ['स्टार्टर', 'पनीर टिक्का'],
      Marathi: ['स्टार्टर', 'पनीर टिक्का'],
      Tamil: ['ஸ்டார்ட்டர்', 'பனீர் டிக்கா'],
      Bengali: ['স্টার্টার', 'পনির টিক্কা'],
    },
  },
  {
    category: 'Starters',
    dish: 'Egg pakora',
    type: 'Egg',
    prices: ['160', '', ''],
    text: '',
    names: {
      Hindi: ['स्टार्टर', 'अंडा पकौड़ा'],
      Marathi: ['स्टार्टर', 'अंडा भजी'],
      Tamil: ['ஸ்டார்ட்டர்', 'முட்டை பக்கோடா'],
      Bengali: ['স্টার্টার', 'ডিমের পকোড়া'],
    },
  },
  {
    category: 'Main course',
    dish: 'Butter chicken',
    type: 'Non-veg',
    prices: ['', '280', '480'],
    text: '',
    names: {
      Hindi: ['मुख्य भोजन', 'बटर चिकन'],
      Marathi: ['मुख्य जेवण', 'बटर चिकन'],
      Tamil: ['முக்கிய உணவு', 'பட்டர் சிக்கன்'],
      Bengali: ['মূল পদ', 'বাটার চিকেন'],
    },
  },
] as const;

const englishNames = otherLanguages.map((language) => LANGUAGES[language].english);

/**
 * Returns an empty menu for a spreadsheet, with headings that Indian restaurants use, the columns of each price list, and a few example lines.
 */
export function templateRows(lists: readonly Pick<PriceList, 'name'>[] = []): string[][] {
  const heads = [
    'Category',
    ...englishNames.map((english) => `Category (${english})`),
    'Dish',
    ...englishNames.map((english) => `Name (${english})`),
    'Type',
    'Rate',
    'Half',
    'Full',
    'Description',
    'Station',
    ...listColumns(lists),
  ];
  const lines = EXAMPLES.map(({ category, dish, type, prices, text, names }) => {
    const inLanguages = (at: 0 | 1) =>
      englishNames.map(
        (english) => (names as Readonly<Record<string, readonly string[]>>)[english]?.[at] ?? '',
      );
    return [
      category,
      ...inLanguages(0),
      dish,
      ...inLanguages(1),
      type,
      ...prices,
      text,
      'Main kitchen',
      ...listColumns(lists).map(() => ''),
    ];
  });
  return [heads, ...lines];
}

/**
 * Returns the faulty lines of a file under its own headings, each with its reasons, so that the owner can correct and
 * import them again.
 */
export function faultyRows(
  rows: readonly CsvRow[],
  faults: readonly RowFault[],
  wordsOf: (fault: RowFault) => string,
): string[][] {
  const [heads, ...lines] = rows;
  const kept = (heads?.cells ?? []).map((head) => head !== FAULT_COLUMN);
  const width = kept.length;
  const cellsOf = (cells: readonly string[]) =>
    [
      ...cells.map(withoutGuard),
      ...Array.from({ length: Math.max(0, width - cells.length) }, () => ''),
    ].filter((_, i) => kept[i] ?? true);
  const reasons = Map.groupBy(faults, ({ line }) => line);
  return [
    [...cellsOf(heads?.cells ?? []), FAULT_COLUMN],
    ...lines.flatMap(({ line, cells }) => {
      const found = reasons.get(line);
      if (found === undefined) return [];
      const why = found.map(
        (fault) => `${fault.column === null ? '' : `${fault.column}: `}${wordsOf(fault)}`,
      );
      return [[...cellsOf(cells), why.join(' ')]];
    }),
  ];
}
