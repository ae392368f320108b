import { expect, it } from 'vitest';
import { FALLBACK_PLAN, PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import { offered, signupFor } from './pricing-model.ts';

it('passes a plan that costs something to the sign-up', () => {
  expect(signupFor(PREMIUM_PLAN)).toBe('/signup?plan=premium');
  expect(signupFor({ id: 'a&b', price: 1 })).toBe('/signup?plan=a%26b');
  expect(signupFor(FALLBACK_PLAN)).toBe('/signup');
});

it('offers the plans in rupees, the cheapest first', () => {
  const yearly = { ...PREMIUM_PLAN, id: 'yearly', price: 9990, interval: 'year' };
  const abroad = { ...PREMIUM_PLAN, id: 'abroad', currency: 'USD' };
  expect(offered([yearly, abroad, PREMIUM_PLAN, FALLBACK_PLAN]).map(({ id }) => id)).toEqual([
    'free',
    'premium',
    'yearly',
  ]);
});
