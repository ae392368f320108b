import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { each, shareOf } from './ratio.ts';

describe('a share', () => {
  it.each([
    [1, 3, 3_333],
    [2, 3, 6_667],
    [-1, 3, -3_333],
    [5, 0, null],
    [5, -1, null],
  ])('of %i in %i is %s', (part, whole, share) => expect(shareOf(part, whole)).toBe(share));

  /** 57 ÷ 800 is 7.125 % exactly; 57 / 800 * 10_000 is 712.4999999999999. */
  it.each([
    [57, 800, 713],
    [69, 800, 863],
    [113, 800, 1_413],
  ])('rounds half up where a binary fraction is below the half: %i in %i is %i', (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share);
  });

  it('is mirrored below zero, as an amount is', () => expect(shareOf(-57, 800)).toBe(-713));
});

describe('a mean', () => {
  it.each([
    [100_00, 3, 33_33],
    [1, 2, 1],
    // More was credited than sold: half a paisa goes away from zero, as on every note.
    [-1, 2, -1],
    [-25, 10, -3],
    [100, 0, null],
  ])('of %i by %i is %s', (amount, count, mean) => expect(each(paise(amount), count)).toBe(mean));
});
