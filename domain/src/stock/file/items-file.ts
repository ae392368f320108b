import { nameKey } from '../../kernel/folded.ts';
import { same } from '../../kernel/same.ts';
import { joinedPairs, partedPairs } from '../../menu/file/csv-cells.ts';
import { newTypedItem, noFactors, readItem, typedItemOf, withUnit } from '../recipes/typed-item.ts';
import { UNITS } from '../shape/quantity.ts';
import type { CsvCell } from '../../kernel/csv.ts';
import type { StockItem, StockItems } from '../shape/items.schema.ts';
import type { TypedItem, TypedItemFault } from '../recipes/typed-item.ts';
import { sheetOf, unitIn, yesIn } from './sheet.ts';
import type { FileFault, FileRow } from './sheet.ts';

/** The columns of a file of items, for export and import. */
export const ITEM_COLUMNS = [
  'Item',
  'Category',
  'Unit',
  'Price',
  'Usable %',
  'Par level',
  'Shelf',
  'Store',
  'Packs',
  'Conversions',
  'Stops sale',
  'In use',
] as const;
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

const NEEDED = ['Item', 'Category', 'Unit'] as const satisfies readonly ItemColumn[];
const NUMBERS: ReadonlySet<ItemColumn> = new Set(['Price', 'Usable %', 'Par level']);
const PAIRS: ReadonlySet<ItemColumn> = new Set(['Packs', 'Conversions']);

/** The column of each fault of a typed item. */
const COLUMN_OF: Readonly<Record<TypedItemFault, ItemColumn>> = {
  name: 'Item',
  category: 'Category',
  packName: 'Packs',
  packSize: 'Packs',
  yield: 'Usable %',
  factor: 'Conversions',
  par: 'Par level',
  shelf: 'Shelf',
  usual: 'Price',
};

/** The contents of a file of items. */
export interface ItemsImport {
  /** New and changed items. */
  readonly items: readonly StockItem[];
  /** How many rows change nothing. */
  readonly same: number;
  readonly faults: readonly FileFault<ItemColumn>[];
}

/** Returns the text of a row in a column. */
type Cell = (column: ItemColumn) => string;

/** Reads a row over an item as it is stored, or over a new one: a column that the file lacks changes nothing. */
function typedRow(
  cell: Cell,
  has: ReadonlySet<ItemColumn>,
  known: TypedItem,
  { stores }: Pick<StockItems, 'stores'>,
  makeId: () => string,
  stored: StockItem | undefined,
): { readonly typed: TypedItem } | { readonly wrong: readonly ItemColumn[] } {
  const unit = unitIn(cell('Unit'));
  const wrong: ItemColumn[] = [];
  const based = withUnit(
    { ...known, name: cell('Item'), category: cell('Category') },
    unit ?? known.unit,
    stored,
  );
  if (unit === null) wrong.push('Unit');
  const packs = has.has('Packs') ? partedPairs(cell('Packs')) : null;
  if (has.has('Packs') && packs === null) wrong.push('Packs');
  const factors = has.has('Conversions') ? partedPairs(cell('Conversions')) : null;
  const named = (factors ?? []).map(([of, is]) => ({ of: unitIn(of), is }));
  const empty = noFactors(UNITS[based.unit].measure);
  const fits = named.every(({ of }) => of !== null && UNITS[of].measure !== UNITS[based.unit].measure);
  const others = named.map(({ of }) => (of === null ? null : UNITS[of].measure));
  const isTwice = new Set(others).size < others.length;
  if (has.has('Conversions') && (factors === null || !fits || isTwice)) wrong.push('Conversions');
  const store = stores.find(({ name }) => nameKey(name) === nameKey(cell('Store')));
  if (has.has('Store') && cell('Store') !== '' && store === undefined) wrong.push('Store');
  const stopsSale = yesIn(cell('Stops sale'));
  if (stopsSale === null) wrong.push('Stops sale');
  const active = cell('In use') === '' ? true : yesIn(cell('In use'));
  if (active === null) wrong.push('In use');
  if (wrong.length > 0) return { wrong };
  return {
    typed: {
      ...based,
      ...(has.has('Price') && { usual: cell('Price') }),
      ...(has.has('Usable %') && { yield: cell('Usable %').replace(/%$/, '').trimEnd() }),
      ...(has.has('Par level') && { par: cell('Par level') }),
      ...(has.has('Shelf') && { shelf: cell('Shelf') }),
      ...(has.has('Store') && { storeId: store?.id ?? '' }),
      ...(packs !== null && {
        packs: packs.map(([name, size]) => ({
          id: known.packs.find((pack) => nameKey(pack.name) === nameKey(name))?.id ?? makeId(),
          name,
          size,
        })),
      }),
      ...(factors !== null && {
        factors: empty.map(
          (none) =>
            named.flatMap(({ of, is }) =>
              of !== null && UNITS[of].measure === UNITS[none.of].measure ? [{ of, is }] : [],
            )[0] ?? none,
        ),
      }),
      ...(has.has('Stops sale') && { stopsSale: stopsSale === true }),
      ...(has.has('In use') && { active: active === true }),
    },
  };
}

/**
 * Reads the rows of a file as items: a row with a known name changes that item, any other row adds one. A row with a fault is
 * left out and reported by line and column, and so is the second row with a name. Returns the missing columns where it is no file
 * of items.
 */
export function importItems(
  file: readonly FileRow[],
  before: StockItems,
  makeId: () => string,
  hasDecimalCommas = false,
): ItemsImport | { readonly lacking: readonly ItemColumn[] } {
  const sheet = sheetOf(file, ITEM_COLUMNS, NEEDED, { numbers: NUMBERS, pairs: PAIRS, hasDecimalCommas });
  if ('lacking' in sheet) return sheet;
  const known = new Map(before.items.map((item) => [nameKey(item.name), item]));
  const seen = new Set<string>();
  const items: StockItem[] = [];
  const faults: FileFault<ItemColumn>[] = [];
  let unchanged = 0;
  for (const { line, isBroken, cell } of sheet.rows) {
    const key = nameKey(cell('Item'));
    const stored = known.get(key);
    const begin = stored === undefined ? newTypedItem(makeId()) : typedItemOf(stored);
    const row = typedRow(cell, sheet.columns, begin, before, makeId, stored);
    const read = 'typed' in row ? readItem(row.typed, stored) : null;
    const wrong: (ItemColumn | null)[] = isBroken
      ? [null]
      : [
          ...('wrong' in row ? row.wrong : []),
          ...(read !== null && 'faults' in read ? read.faults.map(({ field }) => COLUMN_OF[field]) : []),
          ...(seen.has(key) ? ['Item' as const] : []),
        ];
    seen.add(key);
    if (wrong.length > 0) faults.push(...[...new Set(wrong)].map((column) => ({ line, column })));
    else if (read !== null && 'item' in read) {
      if (same(stored, read.item)) unchanged += 1;
      else items.push(read.item);
    }
  }
  return { items, same: unchanged, faults };
}

/** Returns the rows of a file of items, with its headings. */
export function itemsFile({ items, stores }: StockItems): CsvCell[][] {
  const rows = items.map((item): CsvCell[] => {
    const typed = typedItemOf(item);
    return [
      item.name,
      item.category,
      item.unit,
      typed.usual,
      typed.yield,
      typed.par,
      item.shelf,
      stores.find(({ id }) => id === item.storeId)?.name ?? '',
      joinedPairs(typed.packs.map(({ name, size }) => [name, size])),
      joinedPairs(typed.factors.flatMap(({ of, is }) => (is === '' ? [] : [[of, is] as const]))),
      item.stopsSale === true ? 'Yes' : 'No',
      item.active ? 'Yes' : 'No',
    ];
  });
  return [[...ITEM_COLUMNS], ...rows];
}

/** The template of a file of items: its headings and three rows. */
export const itemsTemplate = (): CsvCell[][] => [
  [...ITEM_COLUMNS],
  ['Paneer', 'Dairy', 'kg', '400', '', '8', 'Cold room', '', 'Block = 5', '', 'Yes', 'Yes'],
  ['Onion', 'Vegetables', 'kg', '32', '90', '40', 'Dry store', '', 'Sack = 50', '', 'No', 'Yes'],
  [
    'सरसों का तेल',
    'Groceries',
    'litre',
    '165',
    '',
    '15',
    'Dry store',
    '',
    'Tin = 15',
    'kg = 1099',
    'No',
    'Yes',
  ],
];
