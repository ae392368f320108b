import { amountSchema } from '../../money/money.schema.ts';
import { partOf, paise, plus, roundedTo, times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';

/** What a changed price is rounded to: a rupee, five or ten. */
export const ROUNDINGS = [100, 500, 1000] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** By how much prices change: basis points of each, or paise; below zero they become lower. */
export interface PriceChange {
  readonly by: 'percent' | 'rupees';
  readonly amount: number;
  readonly roundTo: Rounding;
}

/** Returns the changed price, half up; null where it would be nothing or more than a price may be. Free stays free. */
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
