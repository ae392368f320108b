import { describe, expect, it } from 'vitest';
import { aReview } from '@bhoj/domain/fixtures/people';
import { sumsOf } from '@bhoj/domain/reviews/rollup';
import { countOf, filtersOf, meanText, optionsOf, shownIn, trendOf } from './reviews-model.ts';
import { NO_FILTERS } from './use-address.ts';
import type { Address } from './use-address.ts';

const address: Address = { ...NO_FILTERS, view: 'list', q: '', review: null };

describe('the filters of the address', () => {
  it('are what the database takes', () => {
    expect(filtersOf(address)).toEqual({});
    const all = { ...address, stars: '2', table: 'F1-T01', dish: 'dal', captain: 'm1', q: 'cold' } as const;
    expect(filtersOf(all)).toEqual({
      stars: 2,
      tableId: 'F1-T01',
      itemId: 'dal',
      takenById: 'm1',
      typed: 'cold',
    });
    expect([countOf(address), countOf(all)]).toEqual([0, 4]);
  });
});

describe('the trend', () => {
  it('has the last twelve months that have a review, the latest first', () => {
    const months = Array.from({ length: 14 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`);
    const trend = trendOf(Object.fromEntries(months.map((month) => [month, { count: 2, starsSum: 9 }])));
    expect(trend).toHaveLength(12);
    expect(trend[0]).toEqual({ month: '2026-14', count: 2, mean: 4.5 });
  });
});

it('offers the tables, dishes and captains that have a review, in order', () => {
  const reviewAt = (tableId: string) => aReview({ tableId });
  const sums = sumsOf([reviewAt('F1-T10'), aReview({ tableId: 'F1-T10', joinedTableIds: ['F1-T02'] })]);
  expect(optionsOf(sums, (id) => `Table ${id}`)).toEqual({
    tables: [
      ['F1-T02', 'Table F1-T02'],
      ['F1-T10', 'Table F1-T10'],
    ],
    dishes: [['masala-dosa', 'Masala dosa']],
    captains: [[expect.any(String), 'Ravi']],
  });
  expect(optionsOf(null, String)).toEqual({ tables: [], dishes: [], captains: [] });
});

it('writes a mean with one decimal', () => expect([meanText(4), meanText(4.25)]).toEqual(['4.0', '4.3']));

it('a review that is down stands in the list, and no typed word finds it', () => {
  const up = aReview({ keys: ['cold', 'dish:dal'] });
  const down = { ...up, takenDown: { reason: 'Abusive', by: 'Asha', at: 1 } };
  expect([shownIn({}, up), shownIn({}, down)]).toEqual([true, true]);
  expect([shownIn({ typed: 'cold' }, up), shownIn({ typed: 'cold' }, down)]).toEqual([true, false]);
  expect([shownIn({ itemId: 'dal' }, down), shownIn({ itemId: 'naan' }, up)]).toEqual([true, false]);
  expect([shownIn({ typed: 'warm' }, up), shownIn({ itemId: 'naan' }, down)]).toEqual([false, false]);
});

it('months are the latest first, and options by name, however they are stored', () => {
  const month = { count: 1, starsSum: 4 };
  const trend = trendOf({ '2026-09': month, '2026-11': month, '2026-10': month });
  expect(trend.map((one) => one.month)).toEqual(['2026-11', '2026-10', '2026-09']);
  const sums = sumsOf([
    aReview({ tableId: 'F1-T10' }),
    aReview({ tableId: 'F1-T02' }),
    aReview({ tableId: 'F1-T01' }),
  ]);
  const named = {
    ...sums,
    byDish: {
      a: { ...sums.byDish['masala-dosa'], name: 'Vada' },
      b: { ...sums.byDish['masala-dosa'], name: 'Idli' },
    },
  };
  const { tables, dishes } = optionsOf(named as typeof sums, String);
  expect(tables.map(([id]) => id)).toEqual(['F1-T01', 'F1-T02', 'F1-T10']);
  expect(dishes).toEqual([
    ['b', 'Idli'],
    ['a', 'Vada'],
  ]);
});
