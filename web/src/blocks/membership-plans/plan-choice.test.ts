import { expect, it } from 'vitest';
import { FALLBACK_PLAN, PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import { chosenPlan, plansForSale } from './plan-choice.ts';

const yearly = { ...PREMIUM_PLAN, id: 'yearly', name: 'Premium, yearly', price: 9990, interval: 'year' };
const dollars = { ...PREMIUM_PLAN, id: 'abroad', currency: 'USD' };

it('sells what has a price in rupees, the cheapest first', () => {
  expect(plansForSale([yearly, FALLBACK_PLAN, dollars, PREMIUM_PLAN], 0)).toEqual([PREMIUM_PLAN, yearly]);
});

it.each([[[]], [[FALLBACK_PLAN]], [[dollars]]])(
  'sells premium when the catalogue has nothing for sale',
  (stored) => {
    expect(plansForSale(stored, 0)).toEqual([PREMIUM_PLAN]);
  },
);

it('chooses the plan that was asked for, then premium, then the default, then the first', () => {
  expect(chosenPlan([PREMIUM_PLAN, yearly], 'yearly')).toBe(yearly);
  expect(chosenPlan([yearly, PREMIUM_PLAN], 'gone')).toBe(PREMIUM_PLAN);
  const basic = { ...yearly, id: 'basic', isDefault: false };
  expect(chosenPlan([basic, yearly], null)).toBe(yearly);
  expect(chosenPlan([basic], null)).toBe(basic);
  expect(chosenPlan([], null)).toBe(PREMIUM_PLAN);
});
