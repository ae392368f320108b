import { describe, expect, it } from 'vitest';
import { aDay, aMonth } from '../../fixtures/days.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { periodOf } from './period.ts';
import { spanCostsOf } from './span-costs.ts';
import {
  breakEvenPerDayOf,
  costedShareOf,
  foodCostOfSales,
  foodCostShareOf,
  grossProfitOf,
  operatingProfitOf,
  otherCostsOf,
  primeCostOf,
  purchasesOf,
} from './profit.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Month } from '../shape/month.schema.ts';

/** `aDay()`: three dishes at ₹120, so net sales of ₹360. */
function withCosts(costs: Readonly<Record<string, number>>): Day {
  const day = aDay();
  const byDish = Object.entries(day.byDish).map(([key, dish]) => {
    const cost = costs[key];
    return [key, { ...dish, costPaise: cost === undefined ? null : rupees(cost) }];
  });
  return { ...day, byDish: Object.fromEntries(byDish) as Day['byDish'] };
}

const spent: Month['expenses'] = {
  totalPaise: rupees(150),
  gstPaise: ZERO,
  duePaise: ZERO,
  adjustmentsPaise: ZERO,
  adjustmentsGstPaise: ZERO,
  byCategory: [
    { category: 'Dairy', amountPaise: rupees(80), gstPaise: ZERO },
    { category: 'Rent', amountPaise: rupees(60), gstPaise: ZERO },
    { category: 'Vegetables', amountPaise: rupees(10), gstPaise: ZERO },
  ],
  isComplete: true,
};
const everyDish = { 'masala-dosa': 30, idli: 20, vada: 25 };
const monthOf = (day: Day, over: Partial<Month> = {}) =>
  spanCostsOf([aMonth({ sales: periodOf([day]), expenses: spent, ...over })]);
const { expenses } = monthOf(aDay());

describe('food cost', () => {
  it('is what the sold dishes cost, where all have a cost price', () => {
    const month = monthOf(withCosts(everyDish));
    expect(costedShareOf(month.sales)).toBe(10_000);
    expect(foodCostOfSales(month.sales, expenses)).toEqual({ kind: 'theoretical', amountPaise: 75_00 });
    expect(foodCostShareOf(month)).toBe(2_083);
  });

  it('is what was bought, where a dish without a cost price sold too much', () => {
    const { sales } = monthOf(withCosts({ idli: 20, vada: 25 }));
    expect(costedShareOf(sales)).toBe(6_667);
    expect(purchasesOf(expenses)).toBe(90_00);
    expect(foodCostOfSales(sales, expenses)).toEqual({ kind: 'purchases', amountPaise: 90_00 });
  });

  it('is not known without costs and purchases', () => {
    const { sales } = monthOf(aDay());
    expect(foodCostOfSales(sales, null)).toBeNull();
    expect(
      foodCostOfSales(sales, { byCategory: [{ category: 'Rent', amountPaise: rupees(60), isFood: false }] }),
    ).toBeNull();
    expect(foodCostOfSales(periodOf([]), null)).toBeNull();
  });

  it('is from the costs at exactly 90 %', () => {
    const day = withCosts({ idli: 20, vada: 25 });
    const cheap = day.byDish['masala-dosa'];
    if (cheap === undefined) throw new Error('the fixture has no dosa');
    const at = (amountPaise: number) =>
      periodOf([
        {
          ...day,
          subtotalPaise: paise(240_00 + amountPaise),
          byDish: { ...day.byDish, 'masala-dosa': { ...cheap, amountPaise: paise(amountPaise) } },
        },
      ]);
    expect(foodCostOfSales(at(26_66), expenses)?.kind).toBe('theoretical');
    expect(foodCostOfSales(at(27_00), expenses)?.kind).toBe('purchases');
  });
});

describe('profit', () => {
  it('is gross after food, and operating after everything else', () => {
    const month = monthOf(withCosts(everyDish));
    expect(grossProfitOf(month)).toBe(285_00);
    expect(otherCostsOf(month)).toBe(60_00);
    expect(operatingProfitOf(month)).toEqual({ amountPaise: 225_00, isBeforePay: true });
    expect(operatingProfitOf({ ...month, payPaise: rupees(100) })).toEqual({
      amountPaise: 125_00,
      isBeforePay: false,
    });
  });

  it('takes purchases off once, where they are the food cost', () => {
    const month = monthOf(aDay());
    expect(grossProfitOf(month)).toBe(270_00);
    expect(operatingProfitOf(month)).toEqual({ amountPaise: 210_00, isBeforePay: true });
  });

  it('has a prime cost once pay is known', () => {
    const month = monthOf(withCosts(everyDish));
    expect(primeCostOf(month)).toBeNull();
    expect(primeCostOf({ ...month, payPaise: rupees(100) })).toBe(175_00);
    expect(
      primeCostOf({
        ...monthOf(aDay(), { payPaise: rupees(100) }),
        expenses: spanCostsOf([aMonth()]).expenses,
      }),
    ).toBeNull();
  });

  it('is not known without a food cost', () => {
    const month = spanCostsOf([aMonth()]);
    expect(foodCostShareOf(month)).toBeNull();
    expect(grossProfitOf(month)).toBeNull();
    expect(operatingProfitOf(month)).toBeNull();
    expect(breakEvenPerDayOf(month, 30)).toBeNull();
  });

  it('breaks even where what is left of each rupee pays the fixed costs', () => {
    // ₹60 of other costs; ₹285 of each ₹360 are left: 60 × 360 ÷ 285 ÷ 30 days = ₹2.5264 a day
    const month = monthOf(withCosts(everyDish));
    expect(breakEvenPerDayOf(month, 30)).toBe(253);
    expect(breakEvenPerDayOf({ ...month, payPaise: rupees(225) }, 1)).toBe(360_00);
    expect(breakEvenPerDayOf(month, 0)).toBeNull();
    expect(
      breakEvenPerDayOf(monthOf(withCosts({ 'masala-dosa': 130, idli: 120, vada: 110 })), 30),
    ).toBeNull();
  });
});
