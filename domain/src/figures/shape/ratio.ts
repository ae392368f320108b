import { partOf } from '../../money/money.ts';
import { scaled } from '../../money/scaled.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';

/** Returns part ÷ whole in basis points, rounded half up; null when the whole is 0. Both are whole numbers. */
export const shareOf = (part: number, whole: number): BasisPoints | null =>
  whole <= 0 ? null : scaled(part, 10_000, whole);

/** Returns amount ÷ count, rounded half up to the paisa; null when the count is 0. */
export const each = (amount: Paise, count: number): Paise | null =>
  count <= 0 ? null : partOf(amount, 1, count);
