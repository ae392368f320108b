import { expect, it } from 'vitest';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { DAY } from '@bhoj/domain/time/ist';
import { officeOf } from './office-model.ts';
import type { OfficeWatched } from './office-model.ts';

const NOW = Date.parse('2026-11-22T12:00+05:30');
const none: OfficeWatched = { closing: null, expense: null, reviews: [] };
const free = { membership: 'free' as const, premiumUntil: null };
const restaurant = aRestaurant({ ...free, trialEndDate: NOW + 20 * DAY });
const office = (watched: Partial<OfficeWatched>) => officeOf(restaurant, { ...none, ...watched }, NOW);
const expense = (dueOn: string | null) => ({ vendor: 'Sharma Dairy', amountPaise: paise(2_450_00), dueOn });

it.each([
  [null, []],
  ['2026-11-26', []],
  ['2026-11-25', ['due']],
  ['2026-11-22', ['due']],
  ['2026-11-21', ['overdue']],
])('an expense that is due on %s: %j', (dueOn, expected) => {
  expect(office({ expense: expense(dueOn) }).map(({ kind }) => kind)).toEqual(expected);
});

it.each([
  ['2026-11-21', -50_00, [{ kind: 'drawerShort', day: '2026-11-21', amountPaise: 50_00 }]],
  ['2026-11-22', 20_00, [{ kind: 'drawerOver', day: '2026-11-22', amountPaise: 20_00 }]],
  ['2026-11-21', 0, []],
  ['2026-11-20', -50_00, []],
])('the drawer of %s that differed by %i paise', (day, difference, expected) => {
  expect(office({ closing: { day, differencePaise: paise(difference) } })).toEqual(expected);
});

it.each([
  ['in its days of grace', NOW - 2 * DAY, { kind: 'orderingEnds', daysLeft: 6 }],
  ['in the last of them', NOW - 7 * DAY, { kind: 'orderingEnds', daysLeft: 1 }],
  ['after them', NOW - 8 * DAY, { kind: 'orderingEnded' }],
])('says of an unpaid plan %s whether orders are taken', (_, end, expected) => {
  const trial = { ...restaurant, trialEndDate: end };
  const paid = { ...restaurant, membership: 'premium' as const, premiumUntil: end };
  expect([officeOf(trial, none, NOW), officeOf(paid, none, NOW)]).toEqual([[expected], [expected]]);
});

it('says that a plan ends within seven days', () => {
  const plan = (over: object) => officeOf({ ...restaurant, ...over }, none, NOW);
  expect(plan({ trialEndDate: NOW + 7 * DAY })).toEqual([{ kind: 'trialEnds', daysLeft: 7 }]);
  expect(plan({ trialEndDate: NOW + 7 * DAY + 1 })).toEqual([]);
  const premium = (until: number | null) => plan({ membership: 'premium', premiumUntil: until });
  expect(premium(NOW + 7 * DAY)).toEqual([{ kind: 'premiumEnds', until: NOW + 7 * DAY }]);
  expect(premium(NOW + 8 * DAY)).toEqual([]);
  expect(premium(null)).toEqual([]);
});

it('names an unhappy guest first', () => {
  const review = { id: 'o1', value: { stars: 1 } };
  const takenDown = { reason: 'Rude', by: 'Asha', at: 1 };
  const down = { id: 'o2', value: { stars: 2, takenDown } };
  expect(office({ reviews: [down] })).toEqual([]);
  expect(office({ reviews: [down, review] })).toEqual([{ kind: 'lowReview', stars: 1, orderId: 'o1' }]);
  expect(office({ reviews: [review], expense: expense('2026-11-20') })).toEqual([
    { kind: 'lowReview', stars: 1, orderId: 'o1' },
    { kind: 'overdue', vendor: 'Sharma Dairy', amountPaise: 2_450_00, day: '2026-11-20' },
  ]);
});
