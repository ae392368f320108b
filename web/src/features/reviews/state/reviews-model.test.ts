import { describe, expect, it } from 'vitest';
import { aReview } from '@bhoj/domain/fixtures/people';
import { sumsOf } from '@bhoj/domain/reviews/rollup';
import { countOf, filtersOf, meanText, optionsOf, trendOf } from './reviews-model.ts';
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
