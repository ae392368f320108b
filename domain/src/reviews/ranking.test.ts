import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRIOR_REVIEWS, rankedBy, shrunkMean } from './ranking.ts';

const of = (name: string, count: number, mean: number) => ({ name, count, starsSum: count * mean });

describe('a ranking', () => {
  it('does not let one review of five stars lead a hundred of 4.8', () => {
    const ranked = rankedBy({ a: of('Once', 1, 5), b: of('Often', 100, 4.8), c: of('Bad', 20, 1) }, 4);
    expect(ranked.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    // Once: (10 × 4 + 5) ÷ 11. Bad: (10 × 4 + 20) ÷ 30.
    expect(ranked.map(({ shrunk }) => shrunk.toFixed(2))).toEqual(['4.73', '4.09', '2.00']);
    expect(ranked.map(({ mean }) => mean)).toEqual([4.8, 5, 1]);
  });

  it('puts more reviews first where the means are equal, then the name', () => {
    const by = { a: of('B', 2, 4), b: of('A', 2, 4), c: of('C', 3, 4) };
    expect(rankedBy(by, 4).map(({ rated }) => rated.name)).toEqual(['C', 'A', 'B']);
  });

  it('lies between its own mean and the restaurant’s, nearer to its own the more there are', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (count, own, mean) => {
          const shrunk = shrunkMean(of('x', count, own), mean);
          expect(shrunk).toBeGreaterThanOrEqual(Math.min(own, mean) - 1e-9);
          expect(shrunk).toBeLessThanOrEqual(Math.max(own, mean) + 1e-9);
          const weight = count / (count + PRIOR_REVIEWS);
          expect(shrunk - mean).toBeCloseTo(weight * (own - mean), 9);
        },
      ),
    ));
});
