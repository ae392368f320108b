import type { Availability, MenuItem } from '../shape/menu.schema.ts';

/** The availability in a new restaurant, and where it is unknown: no dish is sold out. */
export const NOTHING_SOLD_OUT: Availability = { soldOut: {}, menuVersion: 0 };

export const isSoldOut = (availability: Availability, itemId: string, at: number): boolean =>
  (availability.soldOut[itemId] ?? 0) > at;

/** The key of a dish in one size, in `soldOut`. */
export const sizeKey = (itemId: string, variantId: string): string => `${itemId}:${variantId}`;

/** True when a dish is sold out, or all of its sizes are. */
export const isDishSoldOut = (
  availability: Availability,
  { id, variants }: Pick<MenuItem, 'id' | 'variants'>,
  at: number,
): boolean =>
  isSoldOut(availability, id, at) ||
  (variants.length > 0 && variants.every((size) => isSoldOut(availability, sizeKey(id, size.id), at)));
