import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDay } from '../../fixtures/days.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { withoutTrade } from '../../days/day-upgrades.ts';
import { paise, rupees } from '../../money/money.ts';
import { periodOf } from './period.ts';
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
  it('are all zero without a day, and know no trade', () => {
    const nothing = periodOf([]);
    expect(nothing).toMatchObject({
      days: 0,
      bills: 0,
      totalPaise: 0,
      byDish: {},
      byCategory: [],
      trade: null,
    });
  });

  it('add up bills, guests and amounts, and count the days with a bill', () => {
    const period = periodOf([aDay(), emptyDay('2026-11-21'), aDay({ day: '2026-11-22' })]);
    expect(period).toMatchObject({ days: 2, bills: 2, guests: 4, subtotalPaise: 720_00, totalPaise: 756_00 });
    expect(period.byMethod).toEqual({ cash: 756_00 });
    expect(period.trade).toMatchObject({
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

  it('count the trade of those days only that know it', () => {
    const before = withoutTrade({ ...aDay(), trade: undefined }) as unknown as Day;
    const { trade } = periodOf([{ ...before, trade: null }, aDay({ day: '2026-11-21' })]);
    expect(trade).toMatchObject({ days: 1, bills: 1, subtotalPaise: 360_00 });
    expect(periodOf([{ ...before, trade: null }]).trade).toBeNull();
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
      credits: { count: 1, totalPaise: rupees(105), taxPaise: rupees(5), taxes: null },
      byOperator: { swiggy: { count: 2, totalPaise: rupees(400) } },
    });
    expect(periodOf([day, { ...day, day: '2026-11-21' }])).toMatchObject({
      tipsPaise: 30_00,
      credits: { count: 2, totalPaise: 210_00, taxPaise: 10_00 },
      byOperator: { swiggy: { count: 4, totalPaise: 800_00 } },
    });
  });
});
