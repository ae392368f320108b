import type { Availability } from './menu.schema.ts';

export const isSoldOut = (availability: Availability, itemId: string, at: number): boolean =>
  (availability.soldOut[itemId] ?? 0) > at;
