import { sizeKey } from './availability.ts';

/** Returns the key of a dish in one size; the name when nobody knows its id. */
export const dishKey = (dish: {
  readonly itemId: string | null;
  readonly variantId: string | null;
  readonly name: string;
}): string =>
  dish.itemId === null
    ? `name:${dish.name}`
    : dish.variantId === null
      ? dish.itemId
      : sizeKey(dish.itemId, dish.variantId);
