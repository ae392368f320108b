import { describe, expect, it } from 'vitest';
import { firstRoundsWith, unusualInRound, NORM_AT_FIRST, firstRoundNorm } from './first-round-norm.ts';
import { firstRoundsSchema, firstRoundNormSchema } from './first-round-norm.schema.ts';
import type { FirstRound } from './first-round-norm.ts';

const dinner: FirstRound = { portions: 6, phones: 2, hour: 20 };
const days = (n: number, round: FirstRound = dinner) => Array.from({ length: n }, () => round);

describe('what is usual', () => {
  it('is a default until fifty first rounds are known', () => {
    expect(firstRoundNorm(null)).toEqual(NORM_AT_FIRST);
    expect(firstRoundNorm(firstRoundsWith(null, days(49)))).toEqual(NORM_AT_FIRST);
    expect(firstRoundNorm(firstRoundsWith(null, days(50)))).not.toEqual(NORM_AT_FIRST);
  });

  it('is twice what 99 of 100 first rounds have, and one very large round does not change it', () => {
    const big = { ...dinner, portions: 30, phones: 9 };
    const known = firstRoundsWith(firstRoundsWith(null, days(196)), days(3, big));
    expect(firstRoundNorm(known)).toMatchObject({ portions: 60, phones: 18 });
    expect(
      firstRoundNorm(firstRoundsWith(firstRoundsWith(null, days(299)), days(1, { ...big, portions: 120 }))),
    ).toMatchObject({
      portions: 20,
      phones: 8,
    });
  });

  it('knows the hours once three hundred first rounds are known, and the hour beside each', () => {
    expect(firstRoundNorm(firstRoundsWith(null, days(299))).hours).toBeNull();
    const known = firstRoundsWith(firstRoundsWith(null, days(299)), days(1, { ...dinner, hour: 0 }));
    expect(firstRoundNorm(known).hours).toEqual([0, 1, 19, 20, 21, 23]);
  });

  it('follows the restaurant: older rounds count half once many are known', () => {
    const known = firstRoundsWith(firstRoundsWith(null, days(2_001)), days(10, { ...dinner, portions: 12 }));
    expect(known.portions).toEqual({ 6: 1_000, 12: 10 });
  });

  it('can be stored', () => {
    const known = firstRoundsWith(null, days(60));
    expect(firstRoundsSchema.parse(known)).toEqual(known);
    expect(firstRoundNormSchema.parse(firstRoundNorm(known))).toEqual(firstRoundNorm(known));
  });
});

it('a first round is unusual for its portions, its phones or its hour', () => {
  const usual = { portions: 20, phones: 8, hours: [19, 20, 21] };
  expect(unusualInRound(dinner, usual)).toBeNull();
  expect(unusualInRound({ ...dinner, portions: 20, phones: 8 }, usual)).toBeNull();
  expect(unusualInRound({ ...dinner, portions: 21 }, usual)).toBe('portions');
  expect(unusualInRound({ ...dinner, phones: 9 }, usual)).toBe('phones');
  expect(unusualInRound({ ...dinner, hour: 3 }, usual)).toBe('hour');
  expect(unusualInRound({ ...dinner, hour: 3 }, { ...usual, hours: null })).toBeNull();
});
