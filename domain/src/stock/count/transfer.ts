import { levelKey } from '../shape/levels.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import type { MoveLine } from '../shape/move.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

/** From which store to which. Null is the main store. */
export interface Way {
  readonly from: string | null;
  readonly to: string | null;
}

/** So much of an item. */
interface Moved {
  readonly itemId: string;
  readonly quantity: Quantity;
}

const inStore = (storeId: string | null): Pick<MoveLine, 'storeId'> => (storeId === null ? {} : { storeId });

/** Returns the lines of a transfer: for each item what goes out of one store, and the same into the other. */
export const transferLines = (lines: readonly Moved[], { from, to }: Way): MoveLine[] =>
  lines.flatMap(({ itemId, quantity }) => [
    { itemId, quantity: -quantity, ...inStore(from) },
    { itemId, quantity, ...inStore(to) },
  ]);

/** Returns the typed line, from 1 on, of a line of the move, from 1 on: each makes two (`transferLines`). */
export const typedLineOf = (moveLine: number): number => Math.ceil(moveLine / 2);

/** The quantity of an item in a store, before and after. */
export interface Held {
  readonly before: Quantity;
  readonly after: Quantity;
}

/** Returns what both stores of a transfer have of an item, by the figures, before and after it. */
export function heldOnWay(
  levels: Readonly<Record<string, Level>>,
  { itemId, quantity }: Moved,
  { from, to }: Way,
): { readonly from: Held; readonly to: Held } {
  const there = (storeId: string | null): Quantity => {
    const key = levelKey(itemId, storeId ?? undefined);
    return Object.hasOwn(levels, key) ? (levels[key]?.quantity ?? 0) : 0;
  };
  return {
    from: { before: there(from), after: there(from) - quantity },
    to: { before: there(to), after: there(to) + quantity },
  };
}

/** Returns the stores in which there is something of an item, the most first. Null is the main store. */
export const storesWith = (
  levels: Readonly<Record<string, Level>>,
  itemId: string,
  stores: readonly (string | null)[],
): (string | null)[] => {
  const held = (storeId: string | null) =>
    heldOnWay(levels, { itemId, quantity: 0 }, { from: storeId, to: null }).from.before;
  return stores.filter((store) => held(store) > 0).toSorted((a, b) => held(b) - held(a));
};
