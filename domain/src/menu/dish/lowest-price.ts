import type { Paise } from '../../money/money.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

/** Returns the lowest price of a dish: the price of its cheapest size, or its own price when it has no sizes. */
export const lowestPrice = ({
  variants,
  pricePaise,
}: {
  readonly variants: readonly Pick<MenuItem['variants'][number], 'pricePaise'>[];
  readonly pricePaise: Paise;
}): Paise => {
  const [first, ...others] = variants.map((variant) => variant.pricePaise);
  return first === undefined ? pricePaise : others.reduce((low, price) => (price < low ? price : low), first);
};
