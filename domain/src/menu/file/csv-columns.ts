import { nameKey } from '../../kernel/folded.ts';
import { otherLanguages } from '../../catalogue/languages.ts';
import { typedRupees } from '../../money/typed.ts';
import { COMBO_COLUMN, comboCell } from './csv-combo.ts';
import { COST_COLUMN, costCell } from './csv-costs.ts';
import { FOOD_COLUMN, foodCell, foodIn, markIn } from './csv-food.ts';
import { MOST_COLUMN, mostCell } from './csv-add-ons.ts';
import { amountIn, joined, joinedPairs, parted, partedPairs } from './csv-cells.ts';
import { lookIn } from './csv-text.ts';
import { SOLD_BY_COLUMN, soldByCell } from './csv-sold-by.ts';
import { GOODS_COLUMNS, goodsCells } from './csv-goods.ts';
import {
  categoryNameCells,
  categoryNameColumn,
  descriptionColumn,
  nameCells,
  nameColumn,
  namesColumnOf,
  sizeNamesColumn,
} from './csv-names.ts';
import { dishCodeSchema, taxClassSchema } from '../shape/menu.schema.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { AddOnGroup, Category, MenuContent, MenuItem, Variant } from '../shape/menu.schema.ts';

/** The columns of a menu's CSV file, with their headings. */
export const CSV_COLUMNS = [
  'ID',
  'Category',
  'Dish',
  'Short code',
  ...otherLanguages.map(nameColumn),
  'Description',
  ...otherLanguages.map(descriptionColumn),
  'Mark',
  'Price',
  'Printed MRP',
  'Packing',
  'Sizes',
  ...otherLanguages.map(sizeNamesColumn),
  ...otherLanguages.map(categoryNameColumn),
  FOOD_COLUMN,
  'Spice',
  'Station',
  'Tax class',
  ...GOODS_COLUMNS,
  'Minutes',
  'Add-ons',
  MOST_COLUMN,
  COMBO_COLUMN,
  SOLD_BY_COLUMN,
  COST_COLUMN,
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

type Named = Pick<Category | AddOnGroup, 'id' | 'name'>;

/** Returns the label of each thing in the file: its name, followed by its id when another thing has the same name. */
export function labelsOf(things: readonly Named[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const { name } of things) times.set(nameKey(name), (times.get(nameKey(name)) ?? 0) + 1);
  return new Map(
    things.map(({ id, name }) => [id, times.get(nameKey(name)) === 1 ? name : `${name} [${id}]`]),
  );
}

/** The facts needed to read the cells of one row. */
export interface CellContext {
  /** The existing dish; null when the row adds a new one. */
  readonly known: MenuItem | null;
  readonly groupIds: ReadonlyMap<string, string>;
  readonly newId: () => string;
}

export type CellFault = 'missing' | 'unreadable' | 'unknown-group';
type Read<T> = { readonly value: T } | { readonly fault: CellFault };

const unreadable = { fault: 'unreadable' } as const;
const parsed = <T>(result: { success: true; data: T } | { success: false }): Read<T> =>
  result.success ? { value: result.data } : unreadable;

const whole = (cell: string): Read<number> => (/^\d{1,3}$/.test(cell) ? { value: Number(cell) } : unreadable);

const found = <T>(value: T | null): Read<T> => (value === null ? unreadable : { value });

/** A size keeps the id, the further names and the MRP of the existing size with the same name. */
function sizesOf(cell: string, { known, newId }: CellContext): Read<Variant[]> {
  const pairs = partedPairs(cell);
  if (pairs === null) return unreadable;
  const before = [...(known?.variants ?? [])];
  const variants: Variant[] = [];
  for (const [name, price] of pairs) {
    const amount = amountIn(price);
    if (amount === null || name === '') return unreadable;
    const at = lookIn(
      before.map((variant) => variant.name),
      name,
    );
    const [same] = at < 0 ? [] : before.splice(at, 1);
    variants.push({
      id: same?.id ?? newId(),
      name,
      otherNames: same?.otherNames ?? {},
      pricePaise: amount,
      ...(same?.mrpPaise !== undefined && { mrpPaise: same.mrpPaise }),
    });
  }
  return { value: variants };
}

function groupIdsOf(cell: string, { groupIds }: CellContext): Read<string[]> {
  const ids = parted(cell).map((label) => groupIds.get(nameKey(label)));
  return ids.every((id) => id !== undefined) ? { value: ids } : { fault: 'unknown-group' };
}

type Read_ = (cell: string, context: CellContext) => Read<Partial<MenuItem>>;
const field =
  <K extends keyof MenuItem>(
    key: K,
    read: (cell: string, context: CellContext) => Read<MenuItem[K]>,
  ): Read_ =>
  (cell, context) => {
    const result = read(cell, context);
    return 'fault' in result ? result : { value: { [key]: result.value } as Pick<MenuItem, K> };
  };
/** An empty cell keeps the dish's value; a new dish gets the default. */
const unlessEmpty =
  (read: Read_): Read_ =>
  (cell, context) =>
    cell === '' ? { value: {} } : read(cell, context);
const required =
  (read: Read_): Read_ =>
  (cell, context) =>
    cell === '' ? { fault: 'missing' } : read(cell, context);

/** The cell that takes the MRP of a dish away, and those of its sizes; an empty one keeps them. */
const NO_MRP = '-';
const mrpIn = field('mrpPaise', (cell) => found(amountIn(cell)));

function bare(priced: Variant): Variant {
  const { mrpPaise: _, ...variant } = priced;
  return variant;
}

/** Returns a dish with the MRPs that its cell leaves it. */
export function withMrpCell<D extends Pick<MenuItem, 'mrpPaise' | 'variants'>>(dish: D, cell: string): D {
  if (cell !== NO_MRP) return dish;
  const copy = { ...dish, variants: dish.variants.map(bare) };
  delete copy.mrpPaise;
  return copy;
}

/**
 * The reader of each column. ID and Category only find the dish and are not here; `withNames` reads the columns of names in
 * further languages.
 */
export const READERS: Readonly<Partial<Record<CsvColumn, Read_>>> = {
  Dish: required(field('name', (cell) => ({ value: cell }))),
  'Short code': unlessEmpty(field('code', (cell) => parsed(dishCodeSchema.safeParse(cell.toUpperCase())))),
  Description: field('description', (cell) => ({ value: cell })),
  Mark: required(field('mark', (cell) => found(markIn(cell)))),
  Price: unlessEmpty(field('pricePaise', (cell) => found(amountIn(cell)))),
  'Printed MRP': unlessEmpty((cell, context) => (cell === NO_MRP ? { value: {} } : mrpIn(cell, context))),
  Packing: unlessEmpty(field('packingPaise', (cell) => found(amountIn(cell)))),
  Sizes: field('variants', sizesOf),
  [FOOD_COLUMN]: field('food', (cell) => found(foodIn(cell))),
  Spice: unlessEmpty(field('spice', whole)),
  Station: unlessEmpty(field('station', (cell) => ({ value: cell }))),
  'Tax class': unlessEmpty(field('taxClass', (cell) => parsed(taxClassSchema.safeParse(nameKey(cell))))),
  Minutes: unlessEmpty(field('prepMinutes', whole)),
  'Add-ons': field('addOnGroupIds', groupIdsOf),
};

/** The column of each field of a dish. */
const COLUMN_OF: Readonly<Partial<Record<keyof MenuItem, CsvColumn>>> = {
  id: 'ID',
  name: 'Dish',
  code: 'Short code',
  description: 'Description',
  mark: 'Mark',
  pricePaise: 'Price',
  mrpPaise: 'Printed MRP',
  packingPaise: 'Packing',
  variants: 'Sizes',
  food: FOOD_COLUMN,
  spice: 'Spice',
  station: 'Station',
  taxClass: 'Tax class',
  goods: 'HSN',
  prepMinutes: 'Minutes',
  addOnGroupIds: 'Add-ons',
  combo: COMBO_COLUMN,
  byWeight: SOLD_BY_COLUMN,
  open: SOLD_BY_COLUMN,
};

/** Returns the column for a path within a dish. */
export const columnAt = (path: readonly PropertyKey[]): CsvColumn | undefined =>
  namesColumnOf(path) ?? COLUMN_OF[path[0] as keyof MenuItem];

/** Returns the cells of a dish. Its row describes some groups of add-ons (`groupsByRow`). */
export function csvRowOf(
  item: MenuItem,
  labels: ReturnType<typeof labelsIn>,
  costs: Costs['costs'],
  described: readonly AddOnGroup[],
): string[] {
  const cells: Record<CsvColumn, string> = {
    ID: item.id,
    Category: labels.categories.get(item.categoryId) ?? '',
    Dish: item.name,
    'Short code': item.code ?? '',
    ...nameCells(item),
    ...categoryNameCells(labels.categoryById.get(item.categoryId)),
    Description: item.description,
    Mark: item.mark,
    Price: typedRupees(item.pricePaise),
    'Printed MRP': item.mrpPaise === undefined ? '' : typedRupees(item.mrpPaise),
    Packing: item.packingPaise === undefined ? '' : typedRupees(item.packingPaise),
    Sizes: joinedPairs(item.variants.map(({ name, pricePaise }) => [name, typedRupees(pricePaise)])),
    [FOOD_COLUMN]: foodCell(item.food),
    Spice: String(item.spice),
    Station: item.station,
    'Tax class': item.taxClass,
    ...goodsCells(item),
    Minutes: String(item.prepMinutes),
    'Add-ons': joined(item.addOnGroupIds.flatMap((id) => labels.groups.get(id) ?? [])),
    [MOST_COLUMN]: mostCell(described, labels.groups),
    [COMBO_COLUMN]: comboCell(item, labels.items, labels.dishes),
    [SOLD_BY_COLUMN]: soldByCell(item),
    Cost: costCell(item, costs),
  };
  return CSV_COLUMNS.map((column) => cells[column]);
}

export const labelsIn = (menu: MenuContent) => ({
  categories: labelsOf(menu.categories),
  groups: labelsOf(menu.addOnGroups),
  dishes: labelsOf(menu.items),
  items: menu.items,
  categoryById: new Map(menu.categories.map((category) => [category.id, category])),
});
