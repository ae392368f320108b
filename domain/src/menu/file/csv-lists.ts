import { nameKey } from '../../kernel/folded.ts';
import { typedRupees } from '../../money/typed.ts';
import { dishPriceKeys } from '../prices/dish-prices.ts';
import { amountIn } from './csv-amount.ts';
import { joinedPairs, partedPairs } from './csv-cells.ts';
import { columnOf, sizesOfHead } from './csv-headings.ts';
import { cleaned } from './csv-text.ts';
import type { Paise } from '../../money/money.ts';
import type { PriceList, Prices } from '../prices/prices.schema.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

/** The column of a price list, after the columns that every menu has. */
export type ListColumn = `Price list: ${string}`;

export const listColumn = ({ name }: Pick<PriceList, 'name'>): ListColumn => `Price list: ${name}`;
export const isListColumn = (column: string): column is ListColumn =>
  column.startsWith(listColumn({ name: '' }));

/** The cell that takes a price off a list; an empty one keeps it. */
const OFF = '-';

/** Returns the list of a heading: `Price list: AC hall`, or its name where that means no other column; null for none. */
export function listOfHead(head: string, lists: readonly PriceList[]): PriceList | null {
  const key = nameKey(cleaned(head));
  const isFree = columnOf(head) === null && sizesOfHead(head).length === 0;
  const means = (list: PriceList) =>
    key === nameKey(listColumn(list)) || (isFree && key === nameKey(list.name));
  return lists.find(means) ?? null;
}

/** Returns the cell of a dish: its price on the list, or `Half = 60 | Full = 95` for the sizes with one. */
export function listCell(
  item: MenuItem,
  { id }: Pick<PriceList, 'id'>,
  { items }: Pick<Prices, 'items'>,
): string {
  const amounts = dishPriceKeys(item).map((key) => items[id]?.[key]);
  const [first] = amounts;
  if (item.variants.length === 0) return first === undefined ? '' : typedRupees(first);
  const sizes = item.variants.flatMap(({ name }, i): [string, string][] => {
    const amount = amounts[i];
    return amount === undefined ? [] : [[name, typedRupees(amount)]];
  });
  return joinedPairs(sizes);
}

type Amounts = Readonly<Record<string, Paise | null>>;

/**
 * Reads the prices of a dish on a list: an empty cell keeps them, `-` takes them off. Null when the cell cannot be read, and for an open
 * dish, whose price is typed.
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
    if (key === undefined || (amount === null && text !== OFF)) return null;
    amounts[key] = amount;
  }
  return amounts;
}
