import { paise } from '../../money/money.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';

/** Returns part ÷ whole in basis points, rounded; null when there is no whole. */
export const shareOf = (part: number, whole: number): BasisPoints | null =>
  whole <= 0 ? null : Math.round((part / whole) * 10_000);

/** Returns amount ÷ count, rounded to the paisa; null when there is nothing to divide by. */
export const each = (amount: Paise, count: number): Paise | null =>
  count <= 0 ? null : paise(Math.round(amount / count));
