import type { Paise } from '../money/money.ts';
import type { MenuItem } from './menu.schema.ts';

/** The least that a dish can be had for: its cheapest size, without sizes its price. */
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
