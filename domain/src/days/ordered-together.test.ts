import { expect, it } from 'vitest';
import { anOrder } from '../fixtures/orders.ts';
import { aPricedLine, lineOf } from '../fixtures/lines.ts';
import {
  orderedTogetherOn,
  orderedTogetherOfDay,
  MOST_DISHES,
  sumOrderedTogether,
} from './ordered-together.ts';

const thali = (...ids: string[]) =>
  anOrder({ lines: ids.map((itemId) => aPricedLine({ itemId, addOns: [] })) });
const all = { '1-1': 1, '1-2': 2, '1-3': 1 };

it('counts a bill once for each dish and each two dishes on it', () => {
  expect(orderedTogetherOn(thali('dosa', 'coffee', 'dosa'), all)).toEqual({
    bills: 1,
    byDish: { coffee: 1, dosa: 1 },
    together: { coffee: { dosa: 1 } },
    addOns: {},
  });
});

it('counts only what the bill bills', () => {
  expect(orderedTogetherOn(thali('dosa', 'coffee', 'vada'), { '1-1': 1, '1-3': 0 })?.byDish).toEqual({
    dosa: 1,
  });
  expect(orderedTogetherOn(thali('dosa'), { packing: 1 })).toBeNull();
});

it('counts an add-on once a bill, with its dish', () => {
  const ghee = { id: 'ghee', name: 'Ghee', otherNames: {} };
  const lines = [
    aPricedLine({ itemId: 'dosa', addOns: [ghee] }),
    aPricedLine({ itemId: 'dosa', addOns: [ghee] }),
  ];
  expect(orderedTogetherOn(anOrder({ lines }), all)?.addOns).toEqual({ dosa: { Ghee: 1 } });
});

it('takes the first dishes of a banquet, so that one write can add all of it', () => {
  const lines = Array.from({ length: 40 }, (_, i) => ({ ...lineOf(`Dish ${i}`, 100), itemId: `d${i}` }));
  const portions = Object.fromEntries(lines.map((_, i) => [`1-${i + 1}`, 1]));
  const counted = orderedTogetherOn(anOrder({ lines }), portions);
  expect(Object.keys(counted?.byDish ?? {})).toHaveLength(MOST_DISHES);
  const pairs = Object.values(counted?.together ?? {}).flatMap((others) => Object.values(others));
  expect(pairs).toHaveLength((MOST_DISHES * (MOST_DISHES - 1)) / 2);
});

it('sums days, and drops what was taken back', () => {
  const bill = { bills: 1, byDish: { a: 1, b: 1 }, together: { a: { b: 1 } }, addOns: { a: { Ghee: 1 } } };
  expect(orderedTogetherOfDay('2026-11-22', [bill, bill])).toEqual({
    day: '2026-11-22',
    bills: 2,
    byDish: { a: 2, b: 2 },
    together: { a: { b: 2 } },
    addOns: { a: { Ghee: 2 } },
  });
  const takenBack = {
    bills: -1,
    byDish: { a: -1, b: -2 },
    together: { a: { b: -1 } },
    addOns: { a: { Ghee: -1 } },
  };
  expect(sumOrderedTogether([bill, takenBack])).toEqual({ bills: 0, byDish: {}, together: {}, addOns: {} });
});
