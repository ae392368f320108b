import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDay } from '../../fixtures/days.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { paise, rupees } from '../../money/money.ts';
import { FURTHER_DISHES, MOST_DISHES_OF_DAY } from '../../days/day-dishes.ts';
import { periodOf, storable } from './period.ts';
import type { Day } from '../../days/day.schema.ts';

/** `aDay()` sells a dosa, an idli and a vada at ₹120 each to two guests; the dosa costs ₹30. */
const dosa = { categoryId: 'dosa', category: 'Dosa', costPaise: paise(30_00) };
const costed = (day: Day): Day => ({
  ...day,
  byDish: Object.fromEntries(
    Object.entries(day.byDish).map(([key, dish]) => [
      key,
      key === 'masala-dosa' ? { ...dish, ...dosa } : dish,
    ]),
  ),
});

describe('the sums of days', () => {
  it('are all zero without a day, and know no operations', () => {
    const nothing = periodOf([]);
    expect(nothing).toMatchObject({
      days: 0,
      bills: 0,
      totalPaise: 0,
      byDish: {},
      byCategory: [],
      operations: null,
    });
  });

  it('add up bills, guests and amounts, and count the days with a bill', () => {
    const period = periodOf([aDay(), emptyDay('2026-11-21'), aDay({ day: '2026-11-22' })]);
    expect(period).toMatchObject({ days: 2, bills: 2, guests: 4, subtotalPaise: 720_00, totalPaise: 756_00 });
    expect(period.byMethod).toEqual({ cash: 756_00 });
    expect(period.operations).toMatchObject({
      days: 2,
      bills: 2,
      subtotalPaise: 720_00,
      byHour: { '20': { bills: 2, guests: 4 } },
      billsByType: { 'dine-in': 2 },
      byMember: { guest: { name: '', bills: 2, portions: 6, amountPaise: 720_00 } },
      parties: { count: 2, minutes: 0 },
    });
  });

  it('keep cost apart from what has none', () => {
    const { byDish, byCategory } = periodOf([costed(aDay()), aDay({ day: '2026-11-21' })]);
    expect(byDish['masala-dosa']).toEqual({
      itemId: 'masala-dosa',
      variantId: null,
      name: 'Masala dosa',
      quantity: 2,
      amountPaise: 240_00,
      costPaise: 30_00,
      costedPaise: 120_00,
    });
    expect(byCategory).toEqual([
      { categoryId: null, category: null, quantity: 5, amountPaise: 600_00, costPaise: 0, costedPaise: 0 },
      {
        categoryId: 'dosa',
        category: 'Dosa',
        quantity: 1,
        amountPaise: 120_00,
        costPaise: 30_00,
        costedPaise: 120_00,
      },
    ]);
  });

  it('name a dish and a member as they were named last', () => {
    const [first, renamed] = [aDay(), aDay({ day: '2026-11-21' })];
    const dish = renamed.byDish['masala-dosa'];
    if (dish === undefined) throw new Error('the fixture has no dosa');
    const later = { ...renamed, byDish: { 'masala-dosa': { ...dish, name: 'Mysore dosa' } } };
    expect(periodOf([first, later]).byDish['masala-dosa']).toMatchObject({
      name: 'Mysore dosa',
      quantity: 2,
    });
  });

  it('are those of two halves together', () => {
    const days = fc.array(
      fc.record({ bills: fc.nat(50), guests: fc.nat(90), totalPaise: fc.nat(1_000_000).map(paise) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(days, fc.nat(12), (some, at) => {
        const all = some.map((over, i): Day => ({ ...emptyDay(`2026-11-${10 + i}`), ...over }));
        const [a, b] = [periodOf(all.slice(0, at)), periodOf(all.slice(at))];
        const whole = periodOf(all);
        for (const of of ['days', 'bills', 'guests', 'totalPaise'] as const)
          expect(whole[of]).toBe(a[of] + b[of]);
      }),
    );
  });

  it('add tips, corrections and operators by what they are', () => {
    const day = aDay({
      tipsByMethod: { cash: rupees(10), card: rupees(5) },
      credits: {
        count: 1,
        totalPaise: rupees(105),
        taxPaise: rupees(5),
        taxes: { gstPaise: rupees(5), vatPaise: rupees(0) },
      },
      byOperator: { swiggy: { count: 2, totalPaise: rupees(400) } },
    });
    expect(periodOf([day, { ...day, day: '2026-11-21' }])).toMatchObject({
      tipsPaise: 30_00,
      credits: { count: 2, totalPaise: 210_00, taxPaise: 10_00 },
      byOperator: { swiggy: { count: 4, totalPaise: 800_00 } },
    });
  });
});

it('a period that is stored keeps the dishes with the highest sales, and the others as one', () => {
  const [dish] = Object.values(aDay().byDish);
  if (dish === undefined) throw new Error('no dish');
  const sold = (most: number, from = 0) =>
    Object.fromEntries(
      Array.from({ length: most }, (_, n) => [
        `d${from + n}`,
        { ...dish, quantity: 1, amountPaise: paise(from + n) },
      ]),
    );
  const days = [aDay({ byDish: sold(MOST_DISHES_OF_DAY) }), aDay({ byDish: sold(300, MOST_DISHES_OF_DAY) })];
  const period = periodOf(days);
  const { byDish } = storable(period);
  expect(Object.keys(byDish)).toHaveLength(MOST_DISHES_OF_DAY);
  expect(byDish[FURTHER_DISHES]).toMatchObject({ itemId: null, quantity: 301, amountPaise: (301 * 300) / 2 });
  expect(byDish).toHaveProperty('d301');
  expect(byDish).not.toHaveProperty('d300');
  const [best] = Object.values(byDish);
  if (best === undefined) throw new Error('nothing sold');
  const again = storable({ ...period, byDish: { ...byDish, more: { ...best, quantity: 1 } } });
  expect(again.byDish[FURTHER_DISHES]?.quantity).toBe(302);
  const few = periodOf([aDay()]);
  expect(storable(few)).toBe(few);
});
