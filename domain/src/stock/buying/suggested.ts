import type { StockItem } from '../shape/items.schema.ts';
import type { Quantity } from '../shape/quantity.ts';

/** What to order of an item: so many of a pack, or the quantity itself where it has none. */
export interface Suggested {
  readonly packId: string | null;
  readonly packs: number;
  readonly quantity: Quantity;
}

/**
 * Returns what to order of an item: up to its par level, less what is there and what is on order, in whole packs of the smallest
 * size that it has; null for nothing. What is below zero was sold before it was entered, and is no need.
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
