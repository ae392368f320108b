import { LANGUAGES, otherLanguages } from '../../catalogue/languages.ts';
import { withoutGuard } from '../../kernel/csv.ts';
import { MOST_COLUMN, mostCell } from './csv-add-ons.ts';
import { joined } from './csv-cells.ts';
import { labelsOf } from './csv-columns.ts';
import { COMBO_COLUMN } from './csv-combo.ts';
import { SOLD_BY_COLUMN } from './csv-sold-by.ts';
import { listColumns } from './csv-names.ts';
import { FAULT_COLUMN } from './csv-headings.ts';
import type { AddOnGroup } from '../shape/menu.schema.ts';
import type { PriceList } from '../prices/prices.schema.ts';
import type { CsvRow, RowFault } from './csv.ts';

/**
 * The lines of the template, by column. The names are keyed by the English name of the language; `soldAs` has the cells
 * for how the dish is sold and for the parts of a combo.
 */
const EXAMPLES = [
  {
    category: 'Starters',
    dish: 'Paneer tikka',
    type: 'Veg',
    prices: ['310', '', ''],
    text: 'From the tandoor',
    soldAs: ['', ''],
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
    soldAs: ['', ''],
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
    soldAs: ['', ''],
    names: {
      Hindi: ['मुख्य भोजन', 'बटर चिकन'],
      Marathi: ['मुख्य जेवण', 'बटर चिकन'],
      Tamil: ['முக்கிய உணவு', 'பட்டர் சிக்கன்'],
      Bengali: ['মূল পদ', 'বাটার চিকেন'],
    },
  },
  {
    category: 'Thalis',
    dish: 'Lunch thali',
    type: 'Non-veg',
    prices: ['350', '', ''],
    text: '',
    soldAs: [
      '',
      'Starter = Paneer tikka; Egg pakora | Main = Butter chicken (Half); Butter chicken (Full) + 150',
    ],
    names: {
      Hindi: ['थाली', 'दोपहर की थाली'],
      Marathi: ['थाळी', 'दुपारची थाळी'],
      Tamil: ['தாலி', 'மதிய தாலி'],
      Bengali: ['থালি', 'দুপুরের থালি'],
    },
  },
  {
    category: 'Sweets',
    dish: 'Kaju katli',
    type: 'Veg',
    prices: ['960', '', ''],
    text: 'The rate is for a kilogram',
    soldAs: ['250 g | 500 g | 1 kg', ''],
    hasAddOns: true,
    names: {
      Hindi: ['मिठाई', 'काजू कतली'],
      Marathi: ['मिठाई', 'काजू कतली'],
      Tamil: ['இனிப்பு', 'காஜு கத்லி'],
      Bengali: ['মিষ্টি', 'কাজু কাটলি'],
    },
  },
  {
    category: 'Sweets',
    dish: 'Special order',
    type: 'Veg',
    prices: ['', '', ''],
    text: '',
    soldAs: ['open 100 to 5000', ''],
    names: {
      Hindi: ['मिठाई', 'विशेष ऑर्डर'],
      Marathi: ['मिठाई', 'विशेष ऑर्डर'],
      Tamil: ['இனிப்பு', 'சிறப்பு ஆர்டர்'],
      Bengali: ['মিষ্টি', 'বিশেষ অর্ডার'],
    },
  },
] as const;

const englishNames = otherLanguages.map((language) => LANGUAGES[language].english);

/** Returns the add-on cells of an example: the menu's first group, with how many of one option may be taken. */
function addOnCells(groups: readonly AddOnGroup[]): string[] {
  const labels = labelsOf(groups);
  return groups
    .slice(0, 1)
    .flatMap((group) => [joined([labels.get(group.id) ?? group.name]), mostCell([group], labels)]);
}

/**
 * Returns an empty menu for a spreadsheet, with headings that Indian restaurants use, a few example lines, and the columns of the
 * add-ons and the price lists that the menu has.
 */
export function templateRows({
  lists = [],
  addOnGroups = [],
}: {
  readonly lists?: readonly Pick<PriceList, 'name'>[];
  readonly addOnGroups?: readonly AddOnGroup[];
} = {}): string[][] {
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
    SOLD_BY_COLUMN,
    COMBO_COLUMN,
    ...(addOnGroups.length > 0 ? ['Add-ons', MOST_COLUMN] : []),
    ...listColumns(lists),
  ];
  const lines = EXAMPLES.map((example) => {
    const { category, dish, type, prices, text, soldAs, names } = example;
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
      ...soldAs,
      ...addOnCells(addOnGroups).map((cell) => ('hasAddOns' in example ? cell : '')),
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
