/**
 * Where a fraction goes: `half-up` is the rule of every bill and document; `up` and `down` are for a law or a limit
 * that prescribes them.
 */
export type Rounding = 'half-up' | 'up' | 'down';

/** Refuses a number that may already have lost a digit: from 2^53 on, not every whole number is a `number`. */
function assertExact(...numbers: readonly number[]): void {
  for (const n of numbers)
    if (!Number.isSafeInteger(n)) throw new RangeError(`not an exact whole number: ${n}`);
}

/** Returns `n × times ÷ over` without its fraction, and the remainder. No argument may be negative. */
function divided(n: number, times: number, over: number): [whole: number, rest: number] {
  const product = n * times;
  // Below 2^53 the product, the remainder and their difference are exact. Above it only a BigInt is exact.
  if (Number.isSafeInteger(product)) return [(product - (product % over)) / over, product % over];
  const exact = BigInt(n) * BigInt(times);
  return [Number(exact / BigInt(over)), Number(exact % BigInt(over))];
}

function goesOn(rest: number, over: number, rounding: Rounding): boolean {
  switch (rounding) {
    case 'half-up':
      return rest * 2 >= over;
    case 'up':
      return rest > 0;
    case 'down':
      return false;
  }
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
  const [whole, rest] = divided(Math.abs(n), Math.abs(times), over);
  const magnitude = whole + (goesOn(rest, over, rounding) ? 1 : 0);
  assertExact(magnitude);
  // Zero must not become −0.
  return magnitude !== 0 && n < 0 !== times < 0 ? -magnitude : magnitude;
}
