import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apportion,
  basisPoints,
  estimated,
  minus,
  paise,
  plus,
  rateOf,
  roundOff,
  rupees,
  sum,
  times,
  toRupees,
} from './money.ts';
import { amountSchema } from './money.schema.ts';

/** From −₹1 crore to ₹1 crore, in paise. */
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise);
const rate = fc.integer({ min: 0, max: 10_000 });
const weights = fc.array(fc.nat({ max: 10_000_000 }), { minLength: 1, maxLength: 60 });

const abs = (n: bigint) => (n < 0n ? -n : n);

describe('paise', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (n) => {
    expect(() => paise(n)).toThrow(RangeError);
  });

  it('turns negative zero into zero', () => {
    expect(Object.is(paise(-0), 0)).toBe(true);
  });

  it('refuses a fraction of a paisa from a calculation', () => {
    expect(() => times(paise(101), 0.5)).toThrow(RangeError);
    expect(() => plus(paise(Number.MAX_SAFE_INTEGER), paise(1))).toThrow(RangeError);
  });

  it('adds, subtracts and sums', () => {
    expect(plus(paise(150), paise(50))).toBe(200);
    expect(minus(paise(150), paise(200))).toBe(-50);
    expect(sum([paise(1), paise(2), paise(3)])).toBe(6);
    expect(sum([])).toBe(0);
  });

  it('converts from rupees and back without losing a paisa', () => {
    fc.assert(fc.property(amount, (a) => rupees(toRupees(a)) === a));
  });
});

describe('a typed decimal', () => {
  it('is rounded half up to the paisa and to the basis point, and mirrored below zero', () => {
    expect([rupees(0.125), rupees(-0.125), rupees(-0.124)]).toEqual([13, -13, -12]);
    expect([basisPoints(2.5), basisPoints(0.125), basisPoints(-0.125)]).toEqual([250, 13, -13]);
    expect([estimated(2.5), estimated(-2.5), estimated(-0.2)]).toEqual([3, -3, 0]);
  });
});

describe('amountSchema', () => {
  it.each([
    [0, true],
    [1_000_000_000, true],
    [-1, false],
    [1_000_000_001, false],
    [10.5, false],
  ])('%d is accepted: %s', (n, accepted) => {
    expect(amountSchema.safeParse(n).success).toBe(accepted);
  });
});

describe('rateOf', () => {
  it.each([
    // 5 % of ₹1,247.00 = ₹62.35 exactly
    [124_700, 500, 6235],
    // 2.5 % of ₹1,247.00 = ₹31.175: half up
    [124_700, 250, 3118],
    // 2.5 % of ₹0.20 = half a paisa
    [20, 250, 1],
    // 5 % of 9 paise = 0.45 of a paisa
    [9, 500, 0],
    [0, 500, 0],
    [12_345, 0, 0],
    [12_345, 10_000, 12_345],
  ])('of %d paise at %d basis points is %d', (a, bp, expected) => {
    expect(rateOf(paise(a), bp)).toBe(expected);
  });

  it('is within half a paisa of the exact rate, and rounds exact halves up', () => {
    fc.assert(
      fc.property(amount, rate, (a, bp) => {
        const twiceError = 2n * (BigInt(rateOf(a, bp)) * 10_000n - BigInt(a) * BigInt(bp));
        expect(abs(twiceError)).toBeLessThanOrEqual(10_000n);
        if (abs(twiceError) === 10_000n) expect(twiceError > 0n).toBe(a > 0);
      }),
    );
  });

  it('of a credit note mirrors the rate of its invoice', () => {
    fc.assert(fc.property(amount, rate, (a, bp) => rateOf(paise(-a), bp) === paise(-rateOf(a, bp))));
  });

  it('refuses a rate that is no whole number of basis points', () => {
    expect(() => rateOf(paise(100), 2.5)).toThrow(RangeError);
  });
});

describe('roundOff', () => {
  it.each([
    [100, 0],
    [149, -49],
    [150, 50],
    [151, 49],
    [1, -1],
    [0, 0],
    [-150, -50],
    [-149, 49],
  ])('of %d paise is %d', (a, expected) => {
    expect(roundOff(paise(a))).toBe(expected);
  });

  it('reaches a whole rupee, at most fifty paise away', () => {
    fc.assert(
      fc.property(amount, (a) => {
        expect(Math.abs((a + roundOff(a)) % 100)).toBe(0);
        expect(Math.abs(roundOff(a))).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('apportion', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    // 1000 × (199, 349, 52) ÷ 600 = 331⅔, 581⅔, 86⅔: the two paise left over go to the first two, because all
    // remainders are equal
    [1000, [199, 349, 52], [332, 582, 86]],
    // 10 × (3, 7) ÷ 10
    [10, [3, 7], [3, 7]],
    // A weight of zero takes nothing
    [5, [0, 3, 3], [0, 3, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    // All weights are zero: the first takes everything
    [7, [0, 0], [7, 0]],
    [0, [5, 5], [0, 0]],
    [7, [], []],
  ])('%d over %j is %j', (total, over, expected) => {
    expect(apportion(paise(total), over)).toEqual(expected);
  });

  it('adds up exactly', () => {
    fc.assert(fc.property(amount, weights, (total, over) => sum(apportion(total, over)) === total));
  });

  it('gives each part within one paisa of its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, over) => {
        const whole = over.reduce((a, b) => a + BigInt(b), 0n);
        fc.pre(whole > 0n);
        apportion(total, over).forEach((part, i) => {
          expect(abs(BigInt(part) * whole - BigInt(total) * BigInt(over[i] ?? 0))).toBeLessThan(whole);
        });
      }),
    );
  });

  it('always gives the same result, and mirrors it for a credit note', () => {
    fc.assert(
      fc.property(amount, weights, (total, over) => {
        const parts = apportion(total, over);
        expect(apportion(total, over)).toEqual(parts);
        expect(apportion(paise(-total), over)).toEqual(parts.map((part) => paise(-part)));
      }),
    );
  });

  it('gives no line less than zero while the total is within the sum of weights', () => {
    const discounted = weights.chain((over) =>
      fc.tuple(fc.constant(over), fc.nat({ max: over.reduce((a, b) => a + b, 0) })),
    );
    fc.assert(
      fc.property(discounted, ([over, total]) =>
        apportion(paise(total), over).every((part, i) => part >= 0 && part <= (over[i] ?? 0)),
      ),
    );
  });

  it.each([[[1, -1, 5]], [[0.5, 1]]])('refuses the weights %j', (over) => {
    expect(() => apportion(paise(10), over)).toThrow(RangeError);
  });
});
