import { amountSchema } from '../../money/money.schema.ts';
import { partOf, paise, plus, roundedTo, times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';

/** The steps to which a changed price can be rounded: ₹1, ₹5 or ₹10. */
export const ROUNDINGS = [100, 500, 1000] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A change of prices: basis points of each price, or paise. A negative amount lowers them. */
export interface PriceChange {
  readonly by: 'percent' | 'rupees';
  readonly amount: number;
  readonly roundTo: Rounding;
}

/**
 * Returns the changed price, rounded half up; null where it would be 0 or less, or too high for a price. A free dish
 * stays free.
 */
export function changedPrice(price: Paise, { by, amount, roundTo }: PriceChange): Paise | null {
  if (price === 0 || amount === 0) return price;
  const step = paise(roundTo);
  const rounded =
    by === 'percent'
      ? // In one step: rounding to the paisa first would round twice.
        times(partOf(price, 10_000 + amount, 10_000 * step), step)
      : roundedTo(plus(price, paise(amount)), step);
  const checked = amountSchema.safeParse(rounded);
  return checked.success && checked.data > 0 ? checked.data : null;
}
