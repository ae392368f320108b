import { nameKey } from '../../kernel/folded.ts';
import { typedRupees } from '../../money/typed.ts';
import { addOnKey } from '../portions/portion-keys.ts';
import { changedAmounts, dishPriceKeys } from '../prices/dish-prices.ts';
import { isAboveMrp } from '../prices/price-lists.ts';
import { hasMrp } from '../shape/mrp.ts';
import { addOnGroupsOf } from './csv-add-ons.ts';
import { amountIn, joinedPairs, partedPairs } from './csv-cells.ts';
import { labelsOf } from './csv-columns.ts';
import { columnOf, sizesOfHead } from './csv-headings.ts';
import { addOnColumn, isAddOnColumn, listColumn } from './csv-names.ts';
import { cleaned } from './csv-text.ts';
import type { ListColumn } from './csv-names.ts';
import type { Paise } from '../../money/money.ts';
import type { PriceList, Prices } from '../prices/prices.schema.ts';
import type { AddOnGroup, MenuItem, NewAmounts } from '../shape/menu.schema.ts';

/** The cell that takes a price off a list; an empty one keeps it. */
const OFF = '-';

/** A column of the file that has prices of a list. */
export interface ListHead {
  readonly list: PriceList;
  readonly column: ListColumn;
}

/**
 * Returns the price list that a heading names, and whether it is a column of dishes or of add-ons. A heading is
 * `Price list: AC hall`, or `Add-ons on price list: AC hall`, or just the list's name where no other column has that
 * name. Null for any other heading.
 */
export function listHeadOf(head: string, lists: readonly PriceList[]): ListHead | null {
  const key = nameKey(cleaned(head));
  const isFree = columnOf(head) === null && sizesOfHead(head).length === 0;
  for (const list of lists) {
    const column = listColumn(list);
    if (key === nameKey(column) || (isFree && key === nameKey(list.name))) return { list, column };
    if (key === nameKey(addOnColumn(list))) return { list, column: addOnColumn(list) };
  }
  return null;
}

/** Returns the columns of price lists among headings. Of two that say the same, the first one counts. */
export function listHeadsIn(heads: readonly string[], lists: readonly PriceList[]): (ListHead | null)[] {
  const found = heads.map((head) => listHeadOf(head, lists));
  const columns = found.map((head) => head?.column);
  return found.map((head, i) => (columns.indexOf(head?.column) === i ? head : null));
}

/** Returns the cell of a dish: its price on the list, or `Half = 60 | Full = 95` for the sizes with one. */
export function listCell(
  item: MenuItem,
  { id }: Pick<PriceList, 'id'>,
  { items }: Pick<Prices, 'items'>,
): string {
  // Its price is typed; an amount from before stays in case the dish gets a price again.
  if (item.open !== undefined) return '';
  const amounts = dishPriceKeys(item).map((key) => items[id]?.[key]);
  const [first] = amounts;
  if (item.variants.length === 0) return first === undefined ? '' : typedRupees(first);
  const sizes = item.variants.flatMap(({ name }, i): [string, string][] => {
    const amount = amounts[i];
    return amount === undefined ? [] : [[name, typedRupees(amount)]];
  });
  return joinedPairs(sizes);
}

type Labels = ReadonlyMap<string, string>;

/**
 * Returns the cell of add-ons with prices on a list: `Extras: Butter = 25 | Extras: Cheese = 40`. `labels` name the groups, such
 * as `Extras`.
 */
export const addOnCell = (
  groups: readonly AddOnGroup[],
  { id }: Pick<PriceList, 'id'>,
  { items }: Pick<Prices, 'items'>,
  labels: Labels,
): string =>
  joinedPairs(
    addOnsIn(groups, labels).flatMap(({ key, full }): [string, string][] => {
      const amount = items[id]?.[key];
      return amount === undefined ? [] : [[full, typedRupees(amount)]];
    }),
  );

/** Returns the add-ons of groups, with the label of each in its group. Two with one name get their ids in the label. */
const addOnsIn = (groups: readonly AddOnGroup[], labels: Labels) =>
  groups.flatMap((group) => {
    const own = labelsOf(group.options);
    return group.options.map(({ id, name }) => {
      const label = own.get(id) ?? name;
      return { key: addOnKey(group.id, id), label, full: `${labels.get(group.id) ?? group.name}: ${label}` };
    });
  });

/** Returns the cells of price lists for a dish, with the prices of add-ons in the groups that its row describes. */
export const listCellsOf = (
  item: MenuItem,
  described: readonly AddOnGroup[],
  prices: Prices,
  labels: Labels,
): string[] => [
  ...prices.lists.map((list) => listCell(item, list, prices)),
  ...prices.lists.map((list) => addOnCell(described, list, prices, labels)),
];

type Amounts = Readonly<Record<string, Paise | null>>;

/**
 * Reads the prices of a dish on a list: an empty cell keeps them, `-` takes them off. Null when the cell cannot be read, and for
 * an open dish, because a member types its price.
 */
export function amountsIn(item: MenuItem, cell: string): Amounts | null {
  if (cell === '') return {};
  const keys = dishPriceKeys(item);
  if (cell === OFF) return Object.fromEntries(keys.map((key) => [key, null]));
  const pairs = item.variants.length === 0 ? [['', cell] as const] : partedPairs(cell);
  if (pairs === null || item.open !== undefined) return null;
  const amounts: Record<string, Paise | null> = {};
  for (const [size, text] of pairs) {
    const at = item.variants.findIndex(({ name }) => nameKey(name) === nameKey(size));
    const key = keys[item.variants.length === 0 ? 0 : at];
    const amount = text === OFF ? null : amountIn(text);
    if (key === undefined || Object.hasOwn(amounts, key) || (amount === null && text !== OFF)) return null;
    amounts[key] = amount;
  }
  return amounts;
}

/**
 * Reads the prices of a dish's add-ons on a list, by `Group: Add-on` or by the add-on's name where only one group of the dish has
 * it. An empty cell keeps them; `-` takes off the prices of all the dish's add-ons. Null when the cell cannot be read, or names
 * an add-on twice.
 */
export function addOnAmountsIn(groups: readonly AddOnGroup[], cell: string, labels: Labels): Amounts | null {
  if (cell === '') return {};
  const options = addOnsIn(groups, labels).map(({ key, label, full }) => ({
    key,
    full: nameKey(full),
    name: nameKey(label),
  }));
  if (cell === OFF) return Object.fromEntries(options.map(({ key }) => [key, null]));
  const pairs = partedPairs(cell);
  if (pairs === null) return null;
  const amounts: Record<string, Paise | null> = {};
  for (const [typed, text] of pairs) {
    const name = nameKey(typed);
    const full = options.filter((option) => option.full === name);
    const found = full.length > 0 ? full : options.filter((option) => option.name === name);
    const [only] = found;
    const amount = text === OFF ? null : amountIn(text);
    if (
      only === undefined ||
      found.length > 1 ||
      Object.hasOwn(amounts, only.key) ||
      (amount === null && text !== OFF)
    )
      return null;
    amounts[only.key] = amount;
  }
  return amounts;
}

/** The cell of a row in a column of a price list. */
export interface ListCell extends ListHead {
  readonly text: string;
}

/** The data for reading the cells of price lists. */
export interface ListsContext {
  readonly addOnGroups: readonly AddOnGroup[];
  readonly labels: Labels;
  /** The dishes of the menu, for the MRP of packs that have an add-on. */
  readonly items: Iterable<MenuItem>;
  readonly prices: Prices;
  /** The prices of add-ons on a list that earlier rows asked for. */
  readonly asked: (list: PriceList) => Amounts;
}

interface CellFault {
  readonly column: ListColumn;
  readonly code: 'unreadable' | 'above-mrp' | 'mrp-add-ons';
  readonly cell: string;
}

/**
 * Reads the cells of price lists in the row of a dish. Returns all amounts that they ask for (`read`), those that differ from the
 * stored ones (`amounts`), and the faults. It checks packs with an MRP at the amounts that earlier rows asked for.
 */
export function readListCells(
  item: MenuItem,
  cells: readonly ListCell[],
  { addOnGroups, labels, items, prices, asked }: ListsContext,
): { readonly read: NewAmounts; readonly amounts: NewAmounts; readonly faults: readonly CellFault[] } {
  const faults: CellFault[] = [];
  const amounts: Record<string, Amounts> = {};
  const groups = addOnGroupsOf(item, addOnGroups);
  for (const { list, column, text } of cells) {
    const ofAddOns = isAddOnColumn(column);
    const read = ofAddOns ? addOnAmountsIn(groups, text, labels) : amountsIn(item, text);
    const packs = [item, ...(ofAddOns && text !== '' ? packsWith(groups, items, item.id) : [])].filter(
      hasMrp,
    );
    const then = read !== null && packs.length > 0 ? { ...asked(list), ...read } : null;
    const isAbove =
      then !== null && packs.some((pack) => isAboveMrp(pack, { addOnGroups }, prices, list, then));
    if (read === null || isAbove)
      faults.push({
        column,
        code: isAbove ? (ofAddOns ? 'mrp-add-ons' : 'above-mrp') : 'unreadable',
        cell: text,
      });
    else amounts[list.id] = { ...amounts[list.id], ...read };
  }
  return { read: amounts, amounts: changedAmounts(prices, amounts), faults };
}

/** Returns the packed goods that have one of these groups, beside the dish of the row, which may change in it. */
const packsWith = (groups: readonly AddOnGroup[], items: Iterable<MenuItem>, own: string): MenuItem[] =>
  [...items].filter(
    ({ id, goods, addOnGroupIds }) =>
      id !== own && goods !== null && groups.some((group) => addOnGroupIds.includes(group.id)),
  );
