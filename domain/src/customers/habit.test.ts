import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { rupees, ZERO } from '../money/money.ts';
import { DAY, dateOf, startOf } from '../time/ist.ts';
import {
  dueAtOf,
  favouritesAtTable,
  favouritesOf,
  followHabits,
  median,
  NO_HABITS,
  usualGap,
  withSpend,
} from './habit.ts';
import type { OrderHabits } from './habit.ts';

const NOTHING: OrderHabits = { visit: null, dishes: {}, months: {} };
const visitAt = (orderId: string, at: number) => ({ orderId, at, amountPaise: rupees(100), bills: [] });
const anOrder = (orderId: string, at: number, dishes: OrderHabits['dishes'] = {}): OrderHabits => ({
  visit: visitAt(orderId, at),
  dishes,
  months: { '2026-11': rupees(100) },
});

it.each([
  [[], null],
  [[4], 4],
  [[9, 1], 5],
  [[2, 30, 4], 4],
  [[1, 2], 2],
])('the middle of %j is %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

describe('the usual gap', () => {
  const on = (...daysAgo: number[]) => ({ lately: daysAgo.map((n) => visitAt(`o${n}`, NOW - n * DAY)) });

  it('shows from three days with a visit on; two visits of one day are one', () => {
    expect(usualGap(on())).toBeNull();
    expect(usualGap(on(10, 3, 3))).toBeNull();
    expect(usualGap(on(20, 13, 3))).toBe(9);
    expect(usualGap(on(20, 13, 10, 10))).toBe(5);
    expect(usualGap(on(3, 20, 13))).toBe(9);
  });

  it('is passed twice before somebody is due back', () => {
    expect(dueAtOf(on(20, 3))).toBeNull();
    expect(dueAtOf(on(21, 14, 7))).toBe(startOf(dateOf(NOW - 7 * DAY)) + 14 * DAY);
  });
});

describe('habits', () => {
  it('follow an order: added, changed, taken back', () => {
    const two = anOrder('o1', NOW, { dosa: { name: 'Dosa', count: 2 } });
    const added = followHabits(NO_HABITS, 'o1', NOTHING, two);
    expect(added).toEqual({
      lately: [two.visit],
      dishes: two.dishes,
      months: { '2026-11': rupees(100) },
      dueAt: null,
    });
    const one = anOrder('o1', NOW, { dosa: { name: 'Dosa', count: 1 } });
    expect(followHabits(added, 'o1', two, one)).toMatchObject({
      dishes: { dosa: { count: 1 } },
      lately: [{}],
    });
    expect(followHabits(added, 'o1', two, NOTHING)).toEqual(NO_HABITS);
  });

  it('keep 24 visits, 40 dishes and 24 months', () => {
    let habits = NO_HABITS;
    for (let n = 0; n < 50; n += 1) {
      const dish = { [`d${n}`]: { name: `Dish ${n}`, count: 100 - n } };
      habits = followHabits(habits, `o${n}`, NOTHING, anOrder(`o${n}`, NOW + n * DAY, dish));
    }
    expect(habits.lately.map(({ orderId }) => orderId)).toEqual(
      Array.from({ length: 24 }, (_, n) => `o${n + 26}`),
    );
    expect(Object.keys(habits.dishes)).toEqual(Array.from({ length: 40 }, (_, n) => `d${n}`));
    expect(favouritesOf(habits)).toHaveLength(20);
    expect(favouritesAtTable(habits)).toEqual(['Dish 0', 'Dish 1', 'Dish 2']);
    const years = Array.from({ length: 30 }, (_, n) => `20${10 + n}-01`);
    const spent = years.reduce<Record<string, ReturnType<typeof rupees>>>(
      (months, month) => withSpend(months, month, rupees(1)),
      {},
    );
    expect(Object.keys(spent).toSorted()).toEqual(years.slice(-24));
    expect(withSpend({ '2026-11': rupees(1) }, '2026-11', rupees(-1))).toEqual({});
    expect(withSpend({}, '2026-11', ZERO)).toEqual({});
  });

  it('keep the dishes that were ordered most, in whatever order they came', () => {
    const dishes = Object.fromEntries(
      Array.from({ length: 42 }, (_, n) => [`d${n}`, { name: `Dish ${n}`, count: n + 1 }]),
    );
    const kept = Object.keys(followHabits(NO_HABITS, 'o1', NOTHING, anOrder('o1', NOW, dishes)).dishes);
    expect(kept).toEqual(Array.from({ length: 40 }, (_, n) => `d${41 - n}`));
  });

  it('call dishes that were ordered equally often by name', () => {
    const dishes = {
      b: { name: 'Vada', count: 1 },
      a: { name: 'Idli', count: 1 },
      c: { name: 'Tea', count: 2 },
    };
    expect(favouritesOf({ dishes }).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});
