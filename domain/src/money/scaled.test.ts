import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfUp, quotient, scaled } from './scaled.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const any = fc.maxSafeInteger();
const some = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const rate = fc.integer({ min: 0, max: 1_000_000 });
const over = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: MOST }));
const roundings = fc.constantFrom('half-up' as const, 'up' as const, 'down' as const);

const abs = (n: bigint) => (n < 0n ? -n : n);

/** The quotient without its fraction, and whether half of the divisor or more of it is left. */
function wanted(product: bigint, divisor: bigint, rounding: 'half-up' | 'up' | 'down'): bigint {
  const left = abs(product) % divisor;
  const goesOn = { 'half-up': left * 2n >= divisor, up: left > 0n, down: false }[rounding];
  const magnitude = abs(product) / divisor + (goesOn ? 1n : 0n);
  return product < 0n ? -magnitude : magnitude;
}

describe('a rounded part', () => {
  it('is the one of whole numbers of any size, of products far above 2^53 too', () => {
    fc.assert(
      fc.property(some, rate, over, roundings, (n, times, divisor, rounding) => {
        const exact = wanted(BigInt(n) * BigInt(times), BigInt(divisor), rounding);
        fc.pre(abs(exact) <= BigInt(MOST));
        expect(BigInt(scaled(n, times, divisor, rounding))).toBe(exact);
      }),
    );
    expect(scaled(MOST, MOST, MOST)).toBe(MOST);
    // In binary fractions MOST × 3 ÷ 9 is 3_002_399_751_580_331 too, but MOST × 5 ÷ 7 is one less.
    expect(scaled(MOST, 5, 7)).toBe(6_433_713_753_386_422);
  });

  it('is mirrored below zero', () => {
    fc.assert(
      fc.property(some, rate, over, roundings, (n, times, divisor, rounding) => {
        fc.pre(Math.abs((n * times) / divisor) < MOST / 2);
        expect(scaled(-n, times, divisor, rounding) + scaled(n, times, divisor, rounding)).toBe(0);
      }),
    );
  });

  it('of a whole result is that result, whichever way it is rounded', () => {
    fc.assert(
      fc.property(any, over, roundings, (n, divisor, rounding) => {
        expect(scaled(n, divisor, divisor, rounding)).toBe(n);
      }),
    );
  });

  it.each([
    [5, 1, 2, 3, 3, 2],
    [-5, 1, 2, -3, -3, -2],
    [7, 1, 3, 2, 3, 2],
    [8, 1, 3, 3, 3, 2],
    [0, 9, 4, 0, 0, 0],
  ])('%i × %i ÷ %i is %i, upwards %i and downwards %i', (n, times, divisor, half, up, down) => {
    expect(scaled(n, times, divisor)).toBe(half);
    expect(scaled(n, times, divisor, 'up')).toBe(up);
    expect(scaled(n, times, divisor, 'down')).toBe(down);
  });

  it.each([
    [0.5, 1, 1],
    [1, 2.5, 1],
    [1, 1, 1.5],
    [MOST + 1, 1, 1],
    [1, 1, 0],
    [1, 1, -3],
    [MOST, 2, 1],
    [Number.NaN, 1, 1],
    [1, 1, Number.NaN],
  ])('refuses %d × %d ÷ %d', (n, times, divisor) => {
    expect(() => scaled(n, times, divisor)).toThrow(RangeError);
  });
});

describe('the rounding of bigints', () => {
  it('is that of numbers, wherever a number is exact', () => {
    fc.assert(
      fc.property(some, rate, over, roundings, (n, times, divisor, rounding) => {
        const whole = quotient(BigInt(n) * BigInt(times), BigInt(divisor), rounding);
        fc.pre(abs(whole) <= BigInt(MOST));
        expect(BigInt(scaled(n, times, divisor, rounding))).toBe(whole);
      }),
    );
  });

  it('is within half of the divisor for any size, an exact half away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 40n }), (n, divisor) => {
        const twiceError = 2n * (quotient(n, divisor) * divisor - n);
        expect(abs(twiceError)).toBeLessThanOrEqual(divisor);
        if (abs(twiceError) === divisor) expect(twiceError > 0n).toBe(n > 0n);
      }),
    );
  });

  it.each([
    [5n, 2n, 3n, 3n, 2n],
    [-5n, 2n, -3n, -3n, -2n],
    [0n, 9n, 0n, 0n, 0n],
  ])('%d ÷ %d is %d, upwards %d and downwards %d', (n, divisor, half, up, down) => {
    expect(quotient(n, divisor)).toBe(half);
    expect(quotient(n, divisor, 'up')).toBe(up);
    expect(quotient(n, divisor, 'down')).toBe(down);
  });

  it.each([0n, -3n])('refuses a divisor of %d', (divisor) => {
    expect(() => quotient(1n, divisor)).toThrow(RangeError);
  });
});

describe('the rounding of a fraction', () => {
  it('is that of whole numbers, where the fraction is exact', () => {
    fc.assert(
      // A fraction of a power of two is an exact number.
      fc.property(some, fc.constantFrom(1, 2, 4, 8, 1024), (n, divisor) => {
        expect(halfUp(n / divisor)).toBe(scaled(n, 1, divisor));
        expect(BigInt(halfUp(n / divisor))).toBe(quotient(BigInt(n), BigInt(divisor)));
      }),
    );
  });

  it.each([
    [2.5, 3],
    [-2.5, -3],
    [2.4, 2],
    [-2.4, -2],
    [-0.3, 0],
    [-0, 0],
    // The largest number below a half.
    [0.499_999_999_999_999_94, 0],
  ])('%d is %d', (n, whole) => {
    expect(halfUp(n)).toBe(whole);
  });
});
