import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { lineOf } from '../fixtures/lines.ts';
import { anOrder, RAVI } from '../fixtures/orders.ts';
import { aReview } from '../fixtures/people.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { dishesToReview } from './dishes.ts';
import { reviewOf, withAnswer, withMadeRight, withPutBack, withTakenDown } from './review.ts';
import { sumsOf } from './rollup.ts';
import { dishSearchKey, reviewKeys } from './search.ts';

const lines = [lineOf('Dal', 200), lineOf('Naan', 60), lineOf('Dal', 200), lineOf('Soup', 90)];
const order = anOrder({ lines, takenBy: RAVI, stages: { cancelled: ['1-4'] } });
const said = { stars: 2, words: 'Cold dal', thumbs: [{ itemId: 'dal', thumb: 'down' as const }] };

describe('a review', () => {
  it('keeps the order that it speaks of', () => {
    expect(reviewOf(order, said, NOW)).toMatchObject({
      stars: 2,
      words: 'Cold dal',
      createdAt: NOW,
      tableId: order.tableId,
      businessDay: order.businessDay,
      takenBy: RAVI,
      dishes: [
        { itemId: 'dal', name: 'Dal', thumb: 'down' },
        { itemId: 'naan', name: 'Naan', thumb: null },
      ],
      answer: null,
      madeRight: null,
    });
    expect(reviewOf(order, said, NOW)).not.toHaveProperty('joinedTableIds');
    const joined = { ...order, joinedTableIds: ['F1-T07'] };
    expect(reviewOf(joined, said, NOW)).toMatchObject({ joinedTableIds: ['F1-T07'] });
    expect(reviewOf(order, said, NOW).keys).toEqual(expect.arrayContaining(['cold', dishSearchKey('naan')]));
  });

  it('speaks of each dish once, and of none that was cancelled', () =>
    expect(dishesToReview(order).map(({ name }) => name)).toEqual(['Dal', 'Naan']));

  it('names an open dish as the menu does, not as it was typed', () => {
    const cake = { ...lineOf('Cake for Farhan', 900), openDish: 'Open food' };
    expect(reviewOf(anOrder({ lines: [cake] }), { ...said, thumbs: [] }, NOW).dishes).toMatchObject([
      { name: 'Open food' },
    ]);
  });

  it('refuses a thumb for a dish that was cancelled or is of another order', () => {
    const of = (itemId: string) => () =>
      reviewOf(order, { ...said, thumbs: [...said.thumbs, { itemId, thumb: 'up' }] }, NOW);
    expect(reasonOf(of('naan'))).toBeNull();
    expect([reasonOf(of('soup')), reasonOf(of('pizza'))]).toEqual(['line-not-found', 'line-not-found']);
  });
});

describe('the owner', () => {
  const sorry = { words: 'We are sorry.', by: 'Asha', at: NOW };
  const later = { ...sorry, at: NOW + 1 };

  it('answers once; the same answer again changes nothing', () => {
    const answered = withAnswer(aReview(), sorry) ?? aReview();
    expect(answered.answer).toEqual(sorry);
    expect(withAnswer(answered, later)).toBeNull();
    expect(reasonOf(() => withAnswer(answered, { ...later, words: 'Another' }))).toBe('already-answered');
  });

  it('takes a review down for a reason, and puts it back as it was', () => {
    const stored = aReview();
    const review = { ...stored, keys: reviewKeys(stored.words, stored.dishes) };
    const down = withTakenDown(review, { ...sorry, words: 'Insults the cook' }) ?? review;
    const takenDown = { reason: 'Insults the cook', by: 'Asha', at: NOW };
    expect(down).toEqual({ ...review, takenDown, keys: expect.arrayContaining(['insults', ...review.keys]) });
    expect(withTakenDown(down, { ...later, words: 'Insults the cook' })).toBeNull();
    expect(withTakenDown(down, { ...later, words: 'Names a guest' })?.takenDown?.reason).toBe(
      'Names a guest',
    );
    expect(withPutBack(down)).toEqual(review);
    expect(withPutBack(review)).toBeNull();
  });

  it('answers no review that is down, and keeps an answer that was given before', () => {
    const down = withTakenDown(aReview(), { ...sorry, words: 'Spam' }) ?? aReview();
    expect(reasonOf(() => withAnswer(down, sorry))).toBe('review-taken-down');
    expect(withAnswer({ ...down, answer: sorry }, later)).toBeNull();
  });

  it('changes no average by taking a review down', () => {
    const down = withTakenDown(aReview({ stars: 1 }), sorry) ?? aReview();
    expect(sumsOf([down])).toEqual(sumsOf([aReview({ stars: 1 })]));
  });

  it('keeps what was done, and what was done after that', () => {
    const right = withMadeRight(aReview(), sorry) ?? aReview();
    expect(right.madeRight).toEqual({ what: 'We are sorry.', by: 'Asha', at: NOW });
    expect(withMadeRight(right, later)).toBeNull();
    expect(withMadeRight(right, { ...later, words: 'A new dal' })?.madeRight?.what).toBe('A new dal');
  });
});
