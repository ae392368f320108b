import { describe, expect, it } from 'vitest';
import { aReview } from '../fixtures/people.ts';
import { fitsKeys, reviewWhere } from './listing.ts';
import { reviews } from './review.collection.ts';

describe('the reviews that fit', () => {
  it('are found by everything that the database can filter, with one key at most', () => {
    expect(reviewWhere({})).toEqual({ where: [] });
    const all = { stars: 1, takenById: 'm1', itemId: 'dal', typed: 'so cold' };
    expect(reviewWhere(all)).toEqual({
      where: [
        ['stars', '==', 1],
        ['takenBy.id', '==', 'm1'],
        ['keys', 'array-contains', 'dish:dal'],
      ],
    });
    expect(reviewWhere({ typed: 'so cold' })).toEqual({ where: [['keys', 'array-contains', 'cold']] });
  });

  it('are found by each of their tables, and then by no key, because a query looks into one list', () => {
    expect(reviewWhere({ stars: 1, tableId: 'F1-T02', typed: 'cold' })).toEqual({
      where: [['stars', '==', 1]],
      anyOf: [
        ['tableId', '==', 'F1-T02'],
        ['joinedTableIds', 'array-contains', 'F1-T02'],
      ],
    });
  });

  it('have all typed words and the dish', () => {
    const review = aReview({ keys: ['so', 'cold', 'dish:dal'] });
    expect(fitsKeys(review, { typed: 'cold so', itemId: 'dal' })).toBe(true);
    expect(fitsKeys(review, { typed: 'cold soup' })).toBe(false);
    expect(fitsKeys(review, { typed: 'cold', itemId: 'naan' })).toBe(false);
    expect(fitsKeys(review, {})).toBe(true);
  });

  it('are read thirty at a time', () => {
    const after = { values: [new Date(0)], id: 'o1' };
    expect(reviews.queries.page({}, after)).toMatchObject({ limit: 30, after });
    expect(reviews.queries.page({})).not.toHaveProperty('after');
  });
});
