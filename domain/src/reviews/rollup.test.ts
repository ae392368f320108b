import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { aReview } from '../fixtures/people.ts';
import { DAY } from '../time/ist.ts';
import type { Review } from './review.schema.ts';
import {
  countIn,
  MAX_RATED_CAPTAINS,
  MAX_RATED_DISHES,
  MAX_RATED_JOINS,
  meanStars,
  NO_REVIEWS,
  sumsOf,
  ratedTables,
  withReview,
} from './rollup.ts';

const ravi = { kind: 'captain', label: 'Ravi', id: 'm1' } as const;
const good = aReview({ stars: 5, takenBy: ravi });
const bad = aReview({
  stars: 2,
  takenBy: { ...ravi, label: 'Ravi K' },
  businessDay: '2026-12-01',
  createdAt: NOW + DAY,
  dishes: [
    { itemId: 'masala-dosa', name: 'Dosa', thumb: 'down' },
    { itemId: 'naan', name: 'Naan', thumb: null },
  ],
});

describe('the sums of reviews', () => {
  it('count by stars, month, dish and captain, under the latest names', () =>
    expect(sumsOf([bad, good])).toEqual({
      byStars: [0, 1, 0, 0, 1],
      byMonth: { '2026-11': { count: 1, starsSum: 5 }, '2026-12': { count: 1, starsSum: 2 } },
      byTable: { 'F1-T01': { count: 2, starsSum: 7 } },
      byDish: {
        'masala-dosa': { name: 'Dosa', count: 2, starsSum: 7, up: 1, down: 1 },
        naan: { name: 'Naan', count: 1, starsSum: 2, up: 0, down: 0 },
      },
      byCaptain: { m1: { name: 'Ravi K', count: 2, starsSum: 7 } },
    }));

  it('count joined tables as one place, whichever of them leads, and offer each of them', () => {
    const joined = aReview({ tableId: 'F1-T02', joinedTableIds: ['F1-T01'], stars: 4 });
    const sums = sumsOf([good, joined, aReview({ tableId: 'F1-T01', joinedTableIds: ['F1-T02'], stars: 2 })]);
    expect(sums.byTable).toEqual({
      'F1-T01': { count: 1, starsSum: 5 },
      'F1-T01+F1-T02': { count: 2, starsSum: 6 },
    });
    expect(ratedTables(sums)).toEqual(['F1-T01', 'F1-T02']);
  });

  it('count at most as many joins as fit, go on with those that they know, and count every table', () => {
    const joined = (n: number) => aReview({ tableId: 'F1-T01', joinedTableIds: [`F2-T${n}`] });
    const full = sumsOf(Array.from({ length: MAX_RATED_JOINS }, (_, n) => joined(n)));
    const more = [joined(MAX_RATED_JOINS), joined(7), aReview({ tableId: 'F3-T01' })].reduce(
      withReview,
      full,
    );
    expect(Object.keys(more.byTable)).toHaveLength(MAX_RATED_JOINS + 1);
    expect(more.byTable['F1-T01+F2-T7']?.count).toBe(2);
    expect(more.byTable['F3-T01']?.count).toBe(1);
    expect(countIn(more)).toBe(MAX_RATED_JOINS + 3);
  });

  it('count a review of an order without table, dishes and captain by its stars', () => {
    const old = aReview({ tableId: null, dishes: [], takenBy: null, stars: 3 });
    const nameless = { ...old, takenBy: { ...ravi, id: null } };
    expect(sumsOf([old, nameless])).toEqual({
      ...NO_REVIEWS,
      byStars: [0, 0, 2, 0, 0],
      byMonth: { '2026-11': { count: 2, starsSum: 6 } },
    });
  });

  it('count at most as many dishes as fit, and go on with those that they know', () => {
    const dish = (n: number) => ({ itemId: `d${n}`, name: 'Dish', thumb: null });
    const full = sumsOf([aReview({ dishes: Array.from({ length: MAX_RATED_DISHES }, (_, n) => dish(n)) })]);
    const more = withReview(full, aReview({ dishes: [dish(MAX_RATED_DISHES), dish(7)] }));
    expect(Object.keys(more.byDish)).toHaveLength(MAX_RATED_DISHES);
    expect(more.byDish['d7']?.count).toBe(2);
    expect(countIn(more)).toBe(2);
  });

  it('count at most as many members as fit, and go on with those that they know', () => {
    const takenBy = (n: number) => ({ takenBy: { ...ravi, id: `m${n}` } });
    const full = sumsOf(Array.from({ length: MAX_RATED_CAPTAINS }, (_, n) => aReview(takenBy(n))));
    const more = [aReview(takenBy(MAX_RATED_CAPTAINS)), aReview(takenBy(7))].reduce(withReview, full);
    expect(Object.keys(more.byCaptain)).toHaveLength(MAX_RATED_CAPTAINS);
    expect(more.byCaptain['m7']?.count).toBe(2);
    expect(countIn(more)).toBe(MAX_RATED_CAPTAINS + 2);
  });

  it('give the mean, and none where there is no review', () => {
    expect(meanStars(sumsOf([good, bad]))).toBe(3.5);
    expect(meanStars(NO_REVIEWS)).toBeNull();
  });
});

const stars = fc.integer({ min: 1, max: 5 });
const dishes = fc.uniqueArray(
  fc.record({
    itemId: fc.constantFrom('dal', 'naan', 'dosa', 'idli'),
    name: fc.constantFrom('One', 'Two'),
    thumb: fc.constantFrom('up' as const, 'down' as const, null),
  }),
  { selector: ({ itemId }) => itemId },
);
const takenBy = fc.option(
  fc.record({
    kind: fc.constant('captain' as const),
    label: fc.constantFrom('Ravi', 'Meera'),
    id: fc.constantFrom('m1', 'm2', null),
  }),
);
const aDayOf = fc.constantFrom('2026-10-31', '2026-11-01', '2026-12-31');
const someReviews = fc.array(
  fc
    .record({ stars, dishes, takenBy, businessDay: aDayOf, after: fc.nat(90) })
    .map(({ after, ...says }): Review => aReview({ ...says, createdAt: NOW + after * DAY })),
);

describe('the sums kept review by review', () => {
  it('are equal to the sums computed anew, whatever the list’s order, and their parts agree', () =>
    fc.assert(
      fc.property(someReviews, (all) => {
        const inTime = all.toSorted((a, b) => a.createdAt - b.createdAt);
        const kept = inTime.reduce(withReview, NO_REVIEWS);
        expect(kept).toEqual(sumsOf(all));
        const months = Object.values(kept.byMonth);
        expect(countIn(kept)).toBe(all.length);
        expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
        expect(months.reduce((sum, { starsSum }) => sum + starsSum, 0)).toBe(
          all.reduce((sum, review) => sum + review.stars, 0),
        );
        for (const { count, up, down } of Object.values(kept.byDish))
          expect(up + down).toBeLessThanOrEqual(count);
      }),
    ));
});
