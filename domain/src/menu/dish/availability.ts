import type { Availability } from '../shape/menu.schema.ts';

/** What is sold out in a new restaurant, and wherever nothing is known about it. */
export const NOTHING_SOLD_OUT: Availability = { soldOut: {}, menuVersion: 0 };

export const isSoldOut = (availability: Availability, itemId: string, at: number): boolean =>
  (availability.soldOut[itemId] ?? 0) > at;
