import { amountSchema } from '../../money/money.schema.ts';
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
  // A whole number of ten-thousandths of a paisa, so that no half is lost to binary fractions.
  const exact = by === 'percent' ? price * (10_000 + amount) : (price + amount) * 10_000;
  const rounded = Math.floor(exact / (roundTo * 10_000) + 0.5) * roundTo;
  const checked = amountSchema.safeParse(rounded);
  return checked.success && checked.data > 0 ? checked.data : null;
}
