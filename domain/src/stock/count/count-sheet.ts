import { typedQuantity } from '../shape/quantity-text.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { CountedLine } from './count.contract.ts';

/** What somebody typed for an item, and when. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** What was typed so far, by item. */
export type Sheet = Readonly<Record<string, Typed>>;

/** Returns what is typed of an item in its own store: null for nothing, undefined for a text that is no amount. */
function lineOf(item: StockItem, typed: Typed | undefined): CountedLine | null | undefined {
  if (typed === undefined || typed.text.trim() === '') return null;
  const quantity = typedQuantity(typed.text, item.unit);
  if (quantity === null) return undefined;
  const where = item.storeId === undefined ? {} : { storeId: item.storeId };
  return { itemId: item.id, ...where, quantity, at: typed.at };
}

/** Returns the lines of a sheet, and the items whose amount is none. */
export function linesOfSheet(
  items: readonly StockItem[],
  sheet: Sheet,
): { readonly lines: readonly CountedLine[]; readonly faulty: readonly string[] } {
  const read = items.map((item) => ({ item, line: lineOf(item, sheet[item.id]) }));
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    faulty: read.flatMap(({ item, line }) => (line === undefined ? [item.id] : [])),
  };
}

/** Returns items by shelf in the order of the alphabet; those without a shelf last. */
export function byShelf(items: readonly StockItem[]): readonly (readonly [shelf: string, StockItem[]])[] {
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  const shelves = Map.groupBy(
    items.toSorted((a, b) => byName(a.name, b.name)),
    ({ shelf }) => shelf,
  );
  return [...shelves].toSorted(([a], [b]) => Number(a === '') - Number(b === '') || byName(a, b));
}
