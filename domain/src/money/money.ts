import type { Paise } from './money.schema.ts';

export type { Paise } from './money.schema.ts';

/** A rate in basis points: 5 % is 500. Integer, so that 2.5 % is exact. */
export type BasisPoints = number;

/**
 * Returns `n` as paise. Throws RangeError unless it is a safe integer: a fraction of a paisa is always a caller's
 * fault.
 */
export function paise(n: number): Paise {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of paise: ${n}`);
  return (n === 0 ? 0 : n) as Paise;
}

export const ZERO = paise(0);

export const rupees = (n: number): Paise => paise(Math.round(n * 100));
export const toRupees = (amount: Paise): number => amount / 100;
export const plus = (a: Paise, b: Paise): Paise => paise(a + b);
export const minus = (a: Paise, b: Paise): Paise => paise(a - b);
export const times = (amount: Paise, count: number): Paise => paise(amount * count);

export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
}

/**
 * Integer division, rounded half up. Negative amounts round away from zero, so that a credit note mirrors its
 * invoice.
 */
function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

/** Returns a rate of an amount, rounded half up to the paisa. */
export function rateOf(amount: Paise, rate: BasisPoints): Paise {
  return paise(Number(divideHalfUp(BigInt(amount) * BigInt(rate), 10_000n)));
}

/** Returns `numerator ÷ denominator` of an amount, rounded half up to the paisa. Both are whole numbers. */
export function partOf(amount: Paise, numerator: number, denominator: number): Paise {
  return paise(Number(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
}

/** Returns what must be added to reach the nearest whole rupee (half up): −49 to +50 paise, mirrored below zero. */
export function roundOff(amount: Paise): Paise {
  return paise(Number(divideHalfUp(BigInt(amount), 100n)) * 100 - amount);
}

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
