import type { Quantity } from '../shape/quantity.ts';

/** The counted quantity of an item, and when somebody counted it. */
export interface Counted {
  readonly quantity: Quantity;
  readonly at: number;
}

/** How much an item moved, and when. */
export interface Happened {
  readonly quantity: Quantity;
  readonly at: number;
}

/**
 * Returns the difference that a count found: the counted quantity less the quantity that the level had at that
 * moment. Sales and deliveries after that moment do not change the difference, so a restaurant can count during
 * service. `now` is the level now, `since` are the moves of the item that the level already holds.
 */
export function differenceOf(counted: Counted, now: Quantity, since: readonly Happened[]): Quantity {
  const later = since.filter(({ at }) => at > counted.at);
  const expected = later.reduce((left, { quantity }) => left - quantity, now);
  return counted.quantity - expected;
}
