import type { StockItem } from '../shape/items.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

/** The quantity of an item to order: so many of a pack, or the quantity itself where it has none. */
export interface Suggested {
  readonly packId: string | null;
  readonly packs: number;
  readonly quantity: Quantity;
}

/**
 * Returns the quantity to order of an item: its par level, less the stock and the open orders, in whole packs of its
 * smallest size; null for nothing. A level below zero counts as 0: those goods were sold before somebody entered them.
 */
export function suggestedOf(
  { par, packs }: Pick<StockItem, 'par' | 'packs'>,
  { onHand, onOrder }: { readonly onHand: Quantity; readonly onOrder: Quantity },
): Suggested | null {
  const missing = (par ?? 0) - Math.max(0, onHand) - onOrder;
  if (missing <= 0) return null;
  const pack = packs.toSorted((a, b) => a.quantity - b.quantity)[0];
  if (pack === undefined) return { packId: null, packs: 0, quantity: missing };
  const many = Math.ceil(missing / pack.quantity);
  return { packId: pack.id, packs: many, quantity: many * pack.quantity };
}
