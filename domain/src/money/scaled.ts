/**
 * How a fraction is rounded: `half-up` is the rule of every bill and document; `up` and `down` are for a law or a limit that
 * prescribes them.
 */
export type Rounding = 'half-up' | 'up' | 'down';

/** Refuses a number that may already have lost a digit: from 2^53 on, not every whole number is a `number`. */
function assertExact(...numbers: readonly number[]): void {
  for (const n of numbers)
    if (!Number.isSafeInteger(n)) throw new RangeError(`not an exact whole number: ${n}`);
}

/** Returns 1 where a quotient goes one further from zero for the remainder, and 0 where it does not. */
function further(rest: { readonly isAny: boolean; readonly isHalf: boolean }, rounding: Rounding): 0 | 1 {
  switch (rounding) {
    case 'half-up':
      return rest.isHalf ? 1 : 0;
    case 'up':
      return rest.isAny ? 1 : 0;
    case 'down':
      return 0;
  }
}

/**
 * Returns `n ÷ over` as a whole number, of any size; below zero it mirrors the positive result, as `scaled` does. Throws
 * RangeError unless `over` is above zero.
 */
export function quotient(n: bigint, over: bigint, rounding: Rounding = 'half-up'): bigint {
  if (over <= 0n) throw new RangeError(`not divisible by ${over}`);
  const size = n < 0n ? -n : n;
  const rest = size % over;
  const magnitude =
    size / over + BigInt(further({ isAny: rest > 0n, isHalf: rest >= over - rest }, rounding));
  return n < 0n ? -magnitude : magnitude;
}

/** Returns `n × times ÷ over` as a whole number. No argument may be negative. */
function magnitudeOf(n: number, times: number, over: number, rounding: Rounding): number {
  const product = n * times;
  // Above 2^53 only a BigInt is exact.
  if (!Number.isSafeInteger(product))
    return Number(quotient(BigInt(n) * BigInt(times), BigInt(over), rounding));
  const rest = product % over;
  return (product - rest) / over + further({ isAny: rest > 0, isHalf: rest >= over - rest }, rounding);
}

/**
 * Returns `n × times ÷ over` as a whole number. The product may be of any size; each argument and the result must be
 * below 2^53. A negative result mirrors the positive one, so that a credit note mirrors its invoice: half a paisa and
 * `up` round away from zero, `down` rounds towards it. Throws RangeError for a fraction, for a number that is too
 * large, and unless `over` is above zero.
 */
export function scaled(n: number, times: number, over: number, rounding: Rounding = 'half-up'): number {
  assertExact(n, times, over);
  if (over <= 0) throw new RangeError(`not divisible by ${over}`);
  const magnitude = magnitudeOf(Math.abs(n), Math.abs(times), over, rounding);
  assertExact(magnitude);
  // Zero must not become −0.
  return magnitude !== 0 && n < 0 !== times < 0 ? -magnitude : magnitude;
}

/**
 * Returns the nearest whole number of a fraction, such as a mean or a typed decimal; a half goes away from zero, as in
 * `scaled`. `Math.round` takes −2.5 to −2.
 */
export function halfUp(n: number): number {
  const magnitude = Math.round(Math.abs(n));
  return magnitude !== 0 && n < 0 ? -magnitude : magnitude;
}
