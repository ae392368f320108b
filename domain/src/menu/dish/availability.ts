import type { Availability, MenuItem } from '../shape/menu.schema.ts';

/** The availability in a new restaurant, and where it is unknown: no dish is sold out. */
export const NOTHING_SOLD_OUT: Availability = { soldOut: {}, menuVersion: 0 };

export const isSoldOut = (availability: Availability, itemId: string, at: number): boolean =>
  (availability.soldOut[itemId] ?? 0) > at;

/** The key of a dish in one size, in `soldOut`. */
export const sizeKey = (itemId: string, variantId: string): string => `${itemId}:${variantId}`;

/** True when a dish is sold out that is chosen in a combo, or its size. */
export const isPartSoldOut = (
  availability: Availability,
  { itemId, variantId }: { readonly itemId: string; readonly variantId: string | null },
  at: number,
): boolean =>
  isSoldOut(availability, itemId, at) ||
  (variantId !== null && isSoldOut(availability, sizeKey(itemId, variantId), at));

/** True when a dish is sold out, or all of its sizes are, or all choices of a slot. */
export const isDishSoldOut = (
  availability: Availability,
  { id, variants, combo }: Pick<MenuItem, 'id' | 'variants' | 'combo'>,
  at: number,
): boolean =>
  isSoldOut(availability, id, at) ||
  (variants.length > 0 && variants.every((size) => isSoldOut(availability, sizeKey(id, size.id), at))) ||
  (combo?.slots.some(({ choices }) => choices.every((one) => isPartSoldOut(availability, one, at))) ?? false);
