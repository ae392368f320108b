import { expect, it } from 'vitest';
import { pricing } from '../../messages/front/pricing/en.ts';
import { priceWords, shownFeatures } from './pricing-words.ts';

const features = (n: number) => Array.from({ length: n }, (_, i) => `Feature ${i + 1}`);

it.each([
  [0, 0, 0],
  [5, 5, 0],
  [6, 6, 0],
  [7, 6, 1],
  [14, 6, 8],
])('of %i features shows %i and counts %i more (PRICING-2)', (n, shown, more) => {
  expect(shownFeatures(features(n))).toEqual({ shown: features(shown), more });
});

it.each([
  [{ price: 999, interval: 'month' }, '₹999', 'a month'],
  [{ price: 9990, interval: 'year' }, '₹9,990', 'a year'],
  [{ price: 125000, interval: 'yearly' }, '₹1,25,000', 'a year'],
  [{ price: 99.5, interval: 'month' }, '₹99.50', 'a month'],
  [{ price: 0, interval: 'month' }, 'Free', null],
])('shows %o as %s %s (DATA-PLAN-2)', (plan, price, per) => {
  expect(priceWords(pricing, plan)).toEqual({ price, per });
});
