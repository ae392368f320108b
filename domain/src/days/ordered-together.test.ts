import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../fixtures/orders.ts';
import { aPricedLine, lineOf } from '../fixtures/lines.ts';
import { LARGEST_DOCUMENT, storedSize } from '../kernel/stored-size.ts';
import { orderedTogether } from './ordered-together.collection.ts';
import {
  countTogether,
  MOST_DISHES,
  MOST_OF_DAY,
  noneOrderedTogether,
  orderedTogetherOfDay,
  orderedTogetherOn,
  sumOrderedTogether,
  takeBackTogether,
} from './ordered-together.ts';
import type { CountedBill } from './ordered-together.ts';
import type { OrderedTogether } from './ordered-together.schema.ts';

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

it('counts a combo as one dish, also beside a dish of it that stands alone', () => {
  const combo = (part: number) => ({
    ref: 1,
    itemId: 'veg-thali',
    name: 'Veg thali',
    otherNames: {},
    slotId: `s${part}`,
    part,
    of: 2,
    portions: 1,
  });
  const ghee = { id: 'ghee', name: 'Ghee', otherNames: {} };
  const lines = [
    aPricedLine({ itemId: 'dal', combo: combo(0), addOns: [ghee] }),
    aPricedLine({ itemId: 'roti', combo: combo(1) }),
    aPricedLine({ itemId: 'dal', addOns: [] }),
  ];
  expect(orderedTogetherOn(anOrder({ lines }), all)).toEqual({
    bills: 1,
    byDish: { dal: 1, 'veg-thali': 1 },
    together: { dal: { 'veg-thali': 1 } },
    addOns: { 'veg-thali': { Ghee: 1 } },
  });
});

it('takes the first dishes of a banquet, so that one write can add all of it', () => {
  const lines = Array.from({ length: 40 }, (_, i) => ({ ...lineOf(`Dish ${i}`, 100), itemId: `d${i}` }));
  const portions = Object.fromEntries(lines.map((_, i) => [`1-${i + 1}`, 1]));
  const counted = orderedTogetherOn(anOrder({ lines }), portions);
  expect(Object.keys(counted?.byDish ?? {})).toHaveLength(MOST_DISHES);
  const pairs = Object.values(counted?.together ?? {}).flatMap((others) => Object.values(others));
  expect(pairs).toHaveLength((MOST_DISHES * (MOST_DISHES - 1)) / 2);
});

const bill = { bills: 1, byDish: { a: 1, b: 1 }, together: { a: { b: 1 } }, addOns: { a: { Ghee: 1 } } };
const counted = (...ids: string[]) => ids.map((invoiceId) => ({ invoiceId, bill }));
const none = noneOrderedTogether('2026-11-22');

it('leaves out an add-on whose name Firestore refuses as a key', () => {
  const lines = [aPricedLine({ itemId: 'dosa', addOns: [{ id: 'x', name: '__x__', otherNames: {} }] })];
  expect(orderedTogetherOn(anOrder({ lines }), all)?.addOns).toEqual({});
});

it('sums the bills of a day', () => {
  const day = {
    day: '2026-11-22',
    bills: 2,
    byDish: { a: 2, b: 2 },
    together: { a: { b: 2 } },
    addOns: { a: { Ghee: 2 } },
    counted: { x: true, y: true },
  };
  expect(orderedTogetherOfDay('2026-11-22', counted('x', 'y'))).toEqual(day);
  expect(counted('x', 'y').reduce(countTogether, none)).toEqual(day);
});

it('drops what was taken back, and never counts below zero', () => {
  const takenBack = {
    bills: -1,
    byDish: { a: -1, b: -2 },
    together: { a: { b: -1 } },
    addOns: { a: { Ghee: -1 } },
  };
  expect(sumOrderedTogether([bill, takenBack])).toEqual({ bills: 0, byDish: {}, together: {}, addOns: {} });
});

describe('events of bills and their voids', () => {
  const happenings = fc.array(
    fc.record({ invoiceId: fc.constantFrom('x', 'y', 'z'), isVoid: fc.boolean() }),
    { maxLength: 12 },
  );

  it('count each bill once that is not void, in whatever order and how often they come', () => {
    fc.assert(
      fc.property(happenings, (events) => {
        const day = events.reduce(
          (known, { invoiceId, isVoid }) =>
            (isVoid ? takeBackTogether : countTogether)(known, { invoiceId, bill }),
          none,
        );
        const gone = new Set(events.filter(({ isVoid }) => isVoid).map(({ invoiceId }) => invoiceId));
        const issued = new Set(events.map(({ invoiceId }) => invoiceId).filter((id) => !gone.has(id)));
        const { counted: seen, ...counts } = orderedTogetherOfDay('2026-11-22', counted(...issued));
        expect(day).toEqual({
          ...counts,
          counted: { ...seen, ...Object.fromEntries([...gone].map((id) => [id, false])) },
        });
      }),
    );
  });

  it('change nothing when they come again', () => {
    const x: CountedBill = { invoiceId: 'x', bill };
    const once = countTogether(none, x);
    expect(countTogether(once, x)).toBe(once);
    const back = takeBackTogether(once, x);
    expect(takeBackTogether(back, x)).toBe(back);
    expect(countTogether(back, x)).toBe(back);
  });
});

describe('a full day', () => {
  const many = (most: number) => Array.from({ length: most }, (_, n) => String(n));
  const full = { ...none, bills: 1, byDish: { a: 1, b: 1 } };

  it('counts no further bill, and takes back those that it counted', () => {
    const seen = Object.fromEntries(many(MOST_OF_DAY.bills).map((id) => [id, true]));
    const day = { ...full, counted: seen };
    const [late, early] = [
      { invoiceId: 'late', bill },
      { invoiceId: '0', bill },
    ];
    expect(countTogether(day, late)).toBe(day);
    expect(takeBackTogether(day, late)).toBe(day);
    expect(takeBackTogether(day, early)).toMatchObject({ bills: 0, byDish: {}, counted: { 0: false } });
  });

  it('keeps the most frequent pairs, and the first of equal ones', () => {
    const dishes = [...many(100).map((n) => `a${n}`), ...many(90).map((n) => `b${n}`)];
    const withAll = Object.fromEntries(many(90).map((n) => [`b${n}`, 1]));
    const known = {
      ...none,
      byDish: Object.fromEntries(dishes.map((dish) => [dish, 1])),
      together: {
        ...Object.fromEntries(many(100).map((n) => [`a${n}`, withAll])),
        a99: { ...withAll, b89: 2 },
      },
    };
    const { together } = countTogether(known, { invoiceId: 'x', bill });
    const pairs = Object.values(together).flatMap((counts) => Object.values(counts));
    expect(pairs).toHaveLength((MOST_OF_DAY.pairs * 3) / 4);
    expect(together['a99']).toEqual({ b89: 2 });
    expect(together['a']).toEqual({ b: 1 });
  });

  it('keeps no pair and no add-on of a dish that it dropped', () => {
    const known = {
      ...none,
      byDish: { ...Object.fromEntries(many(MOST_OF_DAY.dishes).map((id) => [id, 2])), a: 0 },
      together: { '0': { '1': 1 } },
    };
    const day = countTogether(known, { invoiceId: 'x', bill });
    expect(Object.keys(day.byDish)).toHaveLength((MOST_OF_DAY.dishes * 3) / 4);
    expect(day).toMatchObject({ together: { '0': { '1': 1 } }, addOns: {} });
  });
});

describe('the largest day', () => {
  const path = orderedTogether.path({ restaurantId: 'r'.repeat(254), day: '2026-11-22' });
  /** Characters of three bytes; one of four bytes is two of a name's 60. */
  const name = 'க'.repeat(58);

  /** A day with these numbers of entries; ids of 40 and names of 60 characters. */
  function dayOf(size: { dishes: number; pairs: number; addOns: number }): OrderedTogether {
    const dish = (n: number) => String(n % size.dishes).padStart(40, 'd');
    const by = (most: number, of: (n: number) => string) => {
      const entries = Array.from({ length: most }, (_, n): [string, string] => [dish(n), of(n)]);
      return Object.fromEntries(
        [...Map.groupBy(entries, ([first]) => first)].map(([first, all]) => [
          first,
          Object.fromEntries(all.map(([, second]) => [second, 1 + (second.length % 7)])),
        ]),
      );
    };
    const bills = Array.from({ length: MOST_OF_DAY.bills - 1 }, (_, n) => `2026-27_INV_${100_000 + n}`);
    return {
      day: '2026-11-22',
      bills: 9_999,
      byDish: Object.fromEntries(Array.from({ length: size.dishes }, (_, n) => [dish(n), 1 + (n % 9)])),
      together: by(size.pairs, (n) => dish(n + 1 + Math.floor(n / size.dishes))),
      addOns: by(size.addOns, (n) => `${name}${String(Math.floor(n / size.dishes)).padStart(2, '0')}`),
      counted: Object.fromEntries(bills.map((one) => [one, true])),
    };
  }
  const alone = { bills: 1, byDish: {}, together: {}, addOns: {} };
  const bytesOf = (day: OrderedTogether) =>
    storedSize(
      path,
      orderedTogether.encode(countTogether(day, { invoiceId: '2026-27_INV_900000', bill: alone })),
    );

  it('fits into a document of Firestore', () => {
    const bytes = bytesOf(dayOf(MOST_OF_DAY));
    expect(bytes).toBeGreaterThan(900_000);
    expect(bytes).toBeLessThan(LARGEST_DOCUMENT);
  });

  it('fits as well, whatever comes in', () => {
    const around = (most: number) => fc.integer({ min: Math.ceil(most * 0.9), max: most * 2 });
    const sizes = fc.record({
      dishes: around(MOST_OF_DAY.dishes),
      pairs: around(MOST_OF_DAY.pairs),
      addOns: around(MOST_OF_DAY.addOns),
    });
    fc.assert(
      fc.property(sizes, (size) => {
        expect(bytesOf(dayOf(size))).toBeLessThan(LARGEST_DOCUMENT);
      }),
      { numRuns: 3 },
    );
  });
});
