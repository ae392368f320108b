import { usageOf } from '../recipes/usage.ts';
import { soldOf } from './sold.ts';
import type { Menu } from '../../menu/shape/menu.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Used } from '../recipes/usage.ts';
import type { StockItem, StockItems } from '../shape/items.schema.ts';
import type { MoveLine, StockMove } from '../shape/move.schema.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** What says how much stock a dish uses, and from which store. */
export interface Kitchen {
  readonly recipes: Recipes;
  readonly items: ReadonlyMap<string, StockItem>;
  /** Null where no recipe needs it (`needsMenu`). */
  readonly menu: Pick<Menu, 'items'> | null;
}

export const itemsById = (items: StockItems | null): ReadonlyMap<string, StockItem> =>
  new Map((items?.items ?? []).map((item) => [item.id, item]));

/** Returns quantities as lines of a move, each item in the store that dishes take it from. */
export const asLines = (used: Used, items: ReadonlyMap<string, StockItem>, sign: 1 | -1): MoveLine[] =>
  [...used].map(([itemId, quantity]) => {
    const storeId = items.get(itemId)?.storeId;
    return { itemId, quantity: sign * quantity, ...(storeId !== undefined && { storeId }) };
  });

/** Returns what these portions of order lines used, as lines that go out. */
export function usedLines(
  { recipes, items, menu }: Kitchen,
  lines: readonly (readonly [OrderLine, number])[],
): MoveLine[] {
  const sold = lines.map(([line, portions]) => soldOf(recipes, menu, line, portions));
  return asLines(usageOf(recipes, items, sold), items, -1);
}

/** Returns the lines of a move the other way round: what a void document had used comes back. */
export const opposite = ({ lines }: Pick<StockMove, 'lines'>): MoveLine[] =>
  lines.map((line) => ({ ...line, quantity: 0 - line.quantity }));

const keyOf = ({ itemId, storeId = '' }: MoveLine): string => `${itemId}@${storeId}`;

/**
 * Returns what a credit note gives back: by the recipes of today, but never more than its bill used and earlier notes left. The
 * note of the last portions gives back all that is left, so that a changed recipe leaves nothing behind.
 */
export function creditedBack(
  used: Pick<StockMove, 'lines'>,
  earlier: readonly Pick<StockMove, 'lines'>[],
  { lines, isAll }: { readonly lines: readonly MoveLine[]; readonly isAll: boolean },
): MoveLine[] {
  const back = new Map<string, number>();
  for (const line of earlier.flatMap((move) => move.lines))
    back.set(keyOf(line), (back.get(keyOf(line)) ?? 0) + line.quantity);
  const asked = new Map(lines.map((line) => [keyOf(line), -line.quantity]));
  return used.lines.flatMap((line) => {
    const left = -line.quantity - (back.get(keyOf(line)) ?? 0);
    const quantity = isAll ? left : Math.min(left, asked.get(keyOf(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
