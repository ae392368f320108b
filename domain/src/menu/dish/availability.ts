import type { Availability } from '../shape/menu.schema.ts';

/** The availability in a new restaurant, and where it is unknown: no dish is sold out. */
export const NOTHING_SOLD_OUT: Availability = { soldOut: {}, menuVersion: 0 };

export const isSoldOut = (availability: Availability, itemId: string, at: number): boolean =>
  (availability.soldOut[itemId] ?? 0) > at;
