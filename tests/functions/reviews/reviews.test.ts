import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { aReview } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { reviews, reviewSums } from '@bhoj/domain/reviews/review.collection';
import {
  answerReview,
  keepMadeRight,
  leaveReview,
  putBackReview,
  takeDownReview,
} from '@bhoj/domain/reviews/reviews.contract';
import { sumsOf } from '@bhoj/domain/reviews/rollup';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  everything,
  find,
  get,
  list,
  put,
} from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';

let house: House;
let guest: Person;
let orderId: string;

beforeEach(async () => {
  house = await aHouse({}, { tableCount: 2 });
  ({ guest, orderId } = await anOpenOrder(house));
});

const words = 'सबसे अच्छा डोसा';
const here = () => ({ restaurantId: house.restaurantId, orderId });
const said = () => ({ ...here(), stars: 5, words, thumbs: [] });
const orderNow = () => get(orders, here());
const sumsNow = () => get(reviewSums, { restaurantId: house.restaurantId });
const settle = (id = orderId) => {
  const payments = [exactly('cash', paise(12_600))];
  return call(
    settleBill,
    { orderId: id, requestId: newId(), seenRounds: 1, portions: null, payments },
    house.captain,
  );
};

describe('a review', () => {
  test('is left once per order, after it is paid, by a guest of the order', async () => {
    expect(await reasonOf(leaveReview, said(), guest)).toBe('not-settled');
    await settle();
    expect(await reasonOf(leaveReview, said(), await signInGuest())).toBe('not-at-this-table');
    await call(leaveReview, said(), guest);
    expect(await find(reviews, here())).toMatchObject({ stars: 5, words });
    expect((await orderNow()).ending.reviewed).toBe(true);
    expect(await reasonOf(leaveReview, said(), guest)).toBe('already-reviewed');
  });

  test('two at once count as one', async () => {
    await settle();
    const both = await Promise.all([1, 5].map((stars) => tryCall(leaveReview, { ...said(), stars }, guest)));
    expect(both.filter((outcome) => 'reason' in outcome)).toMatchObject([{ reason: 'already-reviewed' }]);
    const kept = await get(reviews, here());
    expect(await sumsNow()).toEqual(sumsOf([kept]));
  });

  test('keeps its table, dishes with thumbs, and who took the order', async () => {
    const order = await orderNow();
    const itemId = Object.values(order.lines)[0]?.itemId ?? '';
    await settle();
    const thumbs = [{ itemId, thumb: 'down' as const }];
    expect(
      await reasonOf(leaveReview, { ...said(), thumbs: [{ itemId: 'pizza', thumb: 'up' }] }, guest),
    ).toBe('line-not-found');
    await call(leaveReview, { ...said(), thumbs }, guest);
    expect(await get(reviews, here())).toMatchObject({
      tableId: 'F1-T01',
      businessDay: order.businessDay,
      takenBy: order.takenBy,
      dishes: [{ itemId, thumb: 'down' }],
    });
    expect((await sumsNow()).byDish[itemId]).toMatchObject({ count: 1, starsSum: 5, up: 0, down: 1 });
  });

  test('is taken from a page that was opened before thumbs were asked for', async () => {
    await settle();
    const { thumbs: _, ...earlier } = said();
    await call(leaveReview, earlier as ReturnType<typeof said>, guest);
    expect((await get(reviews, here())).dishes).toMatchObject([{ thumb: null }]);
  });
});

describe('the owner is told', () => {
  const told = async () =>
    (await list(notifications, { restaurantId: house.restaurantId })).map(({ about }) => about);
  beforeEach(() => settle());

  test.each([1, 2])('of %d of five stars', async (stars) => {
    await call(leaveReview, { ...said(), stars }, guest);
    expect(await told()).toEqual([{ kind: 'low-review', orderId, stars }]);
  });

  test('not of three', async () => {
    await call(leaveReview, { ...said(), stars: 3 }, guest);
    expect(await told()).toEqual([]);
  });

  test('not where they switched it off', async () => {
    await change(noticeSettings, { restaurantId: house.restaurantId }, { noticesSwitched: ['low-review'] });
    await call(leaveReview, { ...said(), stars: 1 }, guest);
    expect(await told()).toEqual([]);
  });
});

describe('the sums', () => {
  test('follow each review, and begin with those that were left before sums were kept', async () => {
    const { restaurantId } = house;
    await put(reviews, { restaurantId, orderId: newId() }, aReview({ stars: 1, createdAt: 1 }));
    await settle();
    await call(leaveReview, said(), guest);
    const second = await anOpenOrder(house, 'F1-T02');
    await settle(second.orderId);
    await call(leaveReview, { ...said(), orderId: second.orderId, stars: 3 }, second.guest);
    const all = await list(reviews, { restaurantId });
    expect(all).toHaveLength(3);
    expect(await sumsNow()).toEqual(sumsOf(all));
    expect((await sumsNow()).byStars).toEqual([1, 0, 1, 0, 1]);
  });
});

describe('a review that is taken down', () => {
  const down = () => ({ orderId, reason: 'Insults the cook' });
  beforeEach(async () => {
    await settle();
    await call(leaveReview, said(), guest);
  });
  const acts = async () =>
    (await auditOf(house)).filter(({ action }) => ['takeDownReview', 'putBackReview'].includes(action));

  test('keeps its words and its stars in the sums, and comes back as it was', async () => {
    const [before, sums] = [await get(reviews, here()), await sumsNow()];
    await call(takeDownReview, down(), house.owner);
    expect(await get(reviews, here())).toEqual({
      ...before,
      takenDown: { reason: 'Insults the cook', by: 'Asha', at: expect.any(Number) },
      keys: expect.arrayContaining(['insults', ...before.keys]),
    });
    expect(await sumsNow()).toEqual(sums);
    expect(await reasonOf(leaveReview, said(), guest)).toBe('already-reviewed');
    const all = await everything();
    await call(takeDownReview, down(), house.owner);
    expect(await everything()).toEqual(all);
    await call(putBackReview, { orderId }, house.owner);
    await call(putBackReview, { orderId }, house.owner);
    expect(await get(reviews, here())).toEqual(before);
    expect((await acts()).map(({ action }) => action).toSorted()).toEqual([
      'putBackReview',
      'takeDownReview',
    ]);
    expect((await acts()).find(({ action }) => action === 'takeDownReview')).toMatchObject({
      orderId,
      details: { reason: 'Insults the cook', stars: 5 },
    });
  });

  test('is not answered, and is one of this restaurant', async () => {
    await call(takeDownReview, down(), house.owner);
    const answer = { orderId, words: 'Come again soon.' };
    expect(await reasonOf(answerReview, answer, house.owner)).toBe('review-taken-down');
    const other = await aHouse({}, { tableCount: 1 });
    expect(await reasonOf(takeDownReview, down(), other.owner)).toBe('review-not-found');
    expect(await reasonOf(putBackReview, { orderId }, other.owner)).toBe('review-not-found');
  });
});

describe('the owner’s answer', () => {
  const answering = () => ({ orderId, words: 'Come again soon.' });
  beforeEach(async () => {
    await settle();
    await call(leaveReview, said(), guest);
  });

  test('stands on the order, is given once, and is in the audit', async () => {
    await call(answerReview, answering(), house.owner);
    expect((await get(reviews, here())).answer).toMatchObject({ words: 'Come again soon.', by: 'Asha' });
    expect((await orderNow()).ending).toMatchObject({ reviewed: true, answer: 'Come again soon.' });
    const before = await everything();
    await call(answerReview, answering(), house.owner);
    expect(await everything()).toEqual(before);
    expect(await reasonOf(answerReview, { orderId, words: 'Another' }, house.owner)).toBe('already-answered');
    const entries = (await auditOf(house)).filter(({ action }) => action === 'answerReview');
    expect(entries).toMatchObject([{ orderId, details: { stars: 5 } }]);
  });

  test('of two at once, one stands', async () => {
    const both = await Promise.all(
      ['One', 'Two'].map((text) => tryCall(answerReview, { orderId, words: text }, house.owner)),
    );
    expect(both.filter((outcome) => 'reason' in outcome)).toMatchObject([{ reason: 'already-answered' }]);
    expect((await orderNow()).ending.answer).toBe((await get(reviews, here())).answer?.words);
  });

  test('needs a review of this restaurant', async () => {
    const other = await aHouse({}, { tableCount: 1 });
    expect(await reasonOf(answerReview, answering(), other.owner)).toBe('review-not-found');
    expect(await reasonOf(keepMadeRight, { orderId, what: 'x' }, other.owner)).toBe('review-not-found');
  });

  test('“make it right” keeps what was done, with who did it, and what came after', async () => {
    await call(keepMadeRight, { orderId, what: 'A new dosa' }, house.owner);
    const before = await everything();
    await call(keepMadeRight, { orderId, what: 'A new dosa' }, house.owner);
    expect(await everything()).toEqual(before);
    await call(keepMadeRight, { orderId, what: 'A new dosa and a sweet' }, house.owner);
    expect((await get(reviews, here())).madeRight).toMatchObject({ what: 'A new dosa and a sweet' });
    const told = (await auditOf(house)).filter(({ action }) => action === 'keepMadeRight');
    expect(told.map(({ details }) => String(details['what'])).toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['A new dosa', 'A new dosa and a sweet'],
    );
    expect((await orderNow()).ending.answer).toBeUndefined();
  });
});
