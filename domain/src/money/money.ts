import { halfUp, scaled } from './scaled.ts';
import type { Paise } from './money.schema.ts';
import type { Rounding } from './scaled.ts';

export type { Paise } from './money.schema.ts';

/** A rate in basis points: 5 % is 500. Integer, so that 2.5 % is exact. */
export type BasisPoints = number;

/** Returns a percentage in basis points: 2.5 is 250. Percentages are stored and typed with at most two decimals. */
export const basisPoints = (percent: number): BasisPoints => halfUp(percent * 100);

/**
 * Returns `n` as paise. Throws RangeError unless it is a safe integer: a fraction of a paisa is always a caller's
 * fault.
 */
export function paise(n: number): Paise {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of paise: ${n}`);
  return (n === 0 ? 0 : n) as Paise;
}

export const ZERO = paise(0);

/** Returns rupees as paise. Further decimals than two are rounded half up. */
export const rupees = (n: number): Paise => paise(halfUp(n * 100));
export const toRupees = (amount: Paise): number => amount / 100;

/** Returns rupees with two decimals, without sign or commas, for files and links that other programs read: `1234.50`. */
export const decimalRupees = (amount: Paise): string => (amount / 100).toFixed(2);

export const plus = (a: Paise, b: Paise): Paise => paise(a + b);
export const minus = (a: Paise, b: Paise): Paise => paise(a - b);
export const times = (amount: Paise, count: number): Paise => paise(amount * count);

export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
}

/**
 * Returns `numerator ÷ denominator` of an amount, to the paisa. Both are whole numbers, and the denominator is above
 * zero.
 */
export const partOf = (amount: Paise, numerator: number, denominator: number, rounding?: Rounding): Paise =>
  paise(scaled(amount, numerator, denominator, rounding));

/** Returns a rate of an amount, rounded half up to the paisa. */
export const rateOf = (amount: Paise, rate: BasisPoints): Paise => partOf(amount, rate, 10_000);

/**
 * Returns half of a rate of an amount, rounded half up: CGST and SGST are each half of the rate. In one step, because half
 * of an odd rate is not a whole number.
 */
export const halfRateOf = (amount: Paise, rate: BasisPoints): Paise => partOf(amount, rate, 20_000);

/** Returns an amount as a multiple of `step`, such as whole rupees or tens of rupees. */
export const roundedTo = (amount: Paise, step: Paise, rounding?: Rounding): Paise =>
  times(partOf(amount, 1, step, rounding), step);

const RUPEE = paise(100);

/** Returns an amount in whole rupees. */
export const wholeRupees = (amount: Paise, rounding?: Rounding): Paise => roundedTo(amount, RUPEE, rounding);

/** Returns a rate of an amount in whole rupees. It rounds once: rounding to paise first may change the rupee. */
export const wholeRateOf = (amount: Paise, rate: BasisPoints, rounding?: Rounding): Paise =>
  times(partOf(amount, rate, 1_000_000, rounding), RUPEE);

/** Returns what must be added to reach the nearest whole rupee (half up): −49 to +50 paise, mirrored below zero. */
export const roundOff = (amount: Paise): Paise => minus(wholeRupees(amount), amount);

/**
 * Returns an estimate as paise: a mean or a quantile, which is a fraction by nature. No document contains an estimate.
 */
export const estimated = (n: number): Paise => paise(halfUp(n));

/**
 * Splits `total` in proportion to `weights`, by largest remainder. The parts add up to `total`, and each is within
 * one paisa of its exact share. Ties go to the earlier part. When all weights are zero, the first part takes
 * everything. Throws RangeError for a negative or fractional weight.
 */
export function apportion(total: Paise, weights: readonly number[]): Paise[] {
  if (weights.length === 0) return [];
  if (weights.some((weight) => weight < 0)) throw new RangeError('negative weight');
  const whole = weights.reduce((a, b) => a + BigInt(b), 0n);
  if (whole === 0n) return weights.map((_, i) => (i === 0 ? total : ZERO));
  const sign = total < 0 ? -1 : 1;
  const magnitude = BigInt(Math.abs(total));
  const shares = weights.map((weight, index) => {
    const exact = magnitude * BigInt(weight);
    return { index, floor: exact / whole, remainder: exact % whole };
  });
  let left = Number(magnitude - shares.reduce((a, s) => a + s.floor, 0n));
  const parts = shares.map((s) => Number(s.floor));
  for (const { index } of shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => paise(part * sign));
}
