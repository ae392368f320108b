import { usageOf } from '../recipes/usage.ts';
import { soldOf } from './sold.ts';
import { MOST_LINES } from '../shape/move.schema.ts';
import type { Menu } from '../../menu/shape/menu.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Used } from '../recipes/usage.ts';
import type { StockItem, StockItems } from '../shape/items.schema.ts';
import type { MoveLine, StockMove } from '../shape/move.schema.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** The facts that say how much stock a dish uses, and from which store. */
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
export function usedLines({ recipes, items, menu }: Kitchen, lines: readonly SoldLine[]): MoveLine[] {
  const sold = lines.map(([line, portions]) => soldOf(recipes, menu, line, portions));
  return asLines(usageOf(recipes, items, sold), items, -1);
}

/** A line of an order that used stock, and the number of portions. */
type SoldLine = readonly [line: OrderLine, portions: number];

const keyOf = ({ itemId, storeId = '' }: MoveLine): string => `${itemId}@${storeId}`;

/** The stock that portions used, and when the last of it left. */
export interface UsedLines {
  readonly at: number;
  readonly lines: MoveLine[];
}

/**
 * Returns the stock that these portions used, as lines that go out. The stock left the store when guests ordered,
 * round by round and perhaps hours before the bill. So each round has its own time, and a count between two rounds
 * comes out right. The sum of all rounds is rounded once.
 */
export function usedInTurn(kitchen: Kitchen, sold: readonly SoldLine[], until: number): UsedLines {
  const rounds = [...Map.groupBy(sold, ([{ at }]) => Math.min(at, until))].toSorted(([a], [b]) => a - b);
  const last = rounds.at(-1)?.[0] ?? until;
  const soFar: SoldLine[] = [];
  const known = new Map<string, number>();
  const lines = rounds.flatMap(([at, some]) => {
    soFar.push(...some);
    return usedLines(kitchen, soFar).flatMap((line): MoveLine[] => {
      const quantity = line.quantity - (known.get(keyOf(line)) ?? 0);
      known.set(keyOf(line), line.quantity);
      return quantity === 0 ? [] : [{ ...line, quantity, ...(at !== last && { at }) }];
    });
  });
  return { at: last, lines: lines.length > MOST_LINES ? usedLines(kitchen, sold) : lines };
}

/**
 * Returns the lines of a move the other way round: the stock that a void document had used comes back, each line at the time at
 * which it left.
 */
export const opposite = ({ lines }: Pick<StockMove, 'lines'>): MoveLine[] =>
  lines.map((line) => ({ ...line, quantity: 0 - line.quantity }));

/**
 * Returns the stock that a credit note gives back: by the recipes of today, but never more than its bill used and
 * earlier notes left. The note of the last portions gives back all that is left, so that a changed recipe leaves
 * nothing behind. Each item goes back to the store that it left, wherever dishes take it from today.
 */
export function creditedBack(
  used: Pick<StockMove, 'lines'>,
  earlier: readonly Pick<StockMove, 'lines'>[],
  { lines, isAll }: { readonly lines: readonly MoveLine[]; readonly isAll: boolean },
): MoveLine[] {
  const back = sumsBy(
    keyOf,
    earlier.flatMap((move) => move.lines),
  );
  const asked = sumsBy(({ itemId }) => itemId, opposite({ lines: [...lines] }));
  const taken = (from: Map<string, number>, key: string, most: number): number => {
    const quantity = Math.min(most, from.get(key) ?? 0);
    from.set(key, (from.get(key) ?? 0) - quantity);
    return quantity;
  };
  return used.lines.flatMap((line) => {
    const left = -line.quantity - taken(back, keyOf(line), -line.quantity);
    const quantity = isAll ? left : taken(asked, line.itemId, left);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function sumsBy(key: (line: MoveLine) => string, lines: readonly MoveLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(key(line), (sums.get(key(line)) ?? 0) + line.quantity);
  return sums;
}
