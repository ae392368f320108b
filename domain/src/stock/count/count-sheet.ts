import { itemOfLevel, storeOfLevel } from '../shape/levels.schema.ts';
import { MOST_LINES } from '../shape/move.schema.ts';
import { typedQuantity } from '../shape/quantity-text.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import { COUNTED_WITHIN } from './counted-within.ts';
import type { CountedLine } from './count.contract.ts';

/** The text that somebody typed for an item, and when. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** The texts typed so far, by the key of the place. */
export type Sheet = Readonly<Record<string, Typed>>;

/** The fields of an item that a sheet needs. */
type Listed = Pick<StockItem, 'id' | 'unit' | 'storeId'>;

/** An item in a store, as a sheet asks for it. */
export interface Place<I extends Listed = StockItem> {
  /** The item's id, where the place is the item's own store. */
  readonly key: string;
  readonly item: I;
  /** Missing for the main store. */
  readonly storeId?: string;
}

/** Returns where items are counted: in their own store, and wherever else there are any. */
export function placesOf<I extends Listed>(
  items: readonly I[],
  levels: Readonly<Record<string, Level>>,
): Place<I>[] {
  const held = Map.groupBy(
    Object.entries(levels).filter(([, { quantity }]) => quantity !== 0),
    ([key]) => itemOfLevel(key),
  );
  return items.flatMap((item): Place<I>[] => {
    const own = item.storeId === undefined ? {} : { storeId: item.storeId };
    const others = (held.get(item.id) ?? []).flatMap(([level]): Place<I>[] => {
      const storeId = storeOfLevel(level) ?? undefined;
      if (storeId === item.storeId) return [];
      return [{ key: `${item.id}@${storeId ?? ''}`, item, ...(storeId !== undefined && { storeId }) }];
    });
    return [{ key: item.id, item, ...own }, ...others];
  });
}

/** Returns the typed count of a place: null for none, undefined for a text that is no amount. */
function lineOf({ item, storeId }: Place<Listed>, typed: Typed | undefined): CountedLine | null | undefined {
  if (typed === undefined || typed.text.trim() === '') return null;
  const quantity = typedQuantity(typed.text, item.unit);
  if (quantity === null) return undefined;
  return { itemId: item.id, ...(storeId !== undefined && { storeId }), quantity, at: typed.at };
}

/** A line of a sheet, and the key of its place. */
export interface SheetLine {
  readonly key: string;
  readonly line: CountedLine;
}

/** Returns the lines of a sheet, and the keys of the places with a text that is no amount. */
export function linesOfSheet(
  places: readonly Place<Listed>[],
  sheet: Sheet,
): { readonly lines: readonly SheetLine[]; readonly faulty: readonly string[] } {
  const read = places.map((place) => ({ key: place.key, line: lineOf(place, sheet[place.key]) }));
  return {
    lines: read.flatMap(({ key, line }) => (line === null || line === undefined ? [] : [{ key, line }])),
    faulty: read.flatMap(({ key, line }) => (line === undefined ? [key] : [])),
  };
}

/** Returns the lines of a sheet in counts that can each be saved. */
export const inCounts = (lines: readonly SheetLine[]): readonly (readonly SheetLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, i) =>
    lines.slice(i * MOST_LINES, (i + 1) * MOST_LINES),
  );

/** Returns a sheet without the counts that are too old. */
export const withoutOld = (sheet: Sheet, now: number): Sheet =>
  Object.fromEntries(Object.entries(sheet).filter(([, { at }]) => at >= now - COUNTED_WITHIN));

/** Returns places by shelf in the order of the alphabet; those without a shelf last. */
export function byShelf(places: readonly Place[]): readonly (readonly [shelf: string, Place[]])[] {
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  const shelves = Map.groupBy(
    places.toSorted((a, b) => byName(a.item.name, b.item.name)),
    ({ item }) => item.shelf,
  );
  return [...shelves].toSorted(([a], [b]) => Number(a === '') - Number(b === '') || byName(a, b));
}
