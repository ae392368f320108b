import { expect, it } from 'vitest';
import { startOf } from '../time/ist.ts';
import { FALLBACK_PLAN, intervalEnd, isSold, PREMIUM_PLAN, priceOf } from './plans.ts';

it('sells premium at ₹999 and offers the fallback plan for free', () => {
  expect(PREMIUM_PLAN).toMatchObject({
    id: 'premium',
    price: 999,
    features: ['All Features', 'Unlimited Orders', '24/7 Support'],
  });
  expect(priceOf(PREMIUM_PLAN)).toBe(99_900);
  expect(isSold(PREMIUM_PLAN)).toBe(true);
  expect(FALLBACK_PLAN.features).toHaveLength(14);
  expect(isSold(FALLBACK_PLAN)).toBe(false);
});

it.each([
  [{ price: 1, currency: 'INR' }, true],
  [{ price: 0.99, currency: 'INR' }, false],
  [{ price: 999, currency: 'USD' }, false],
])('%o is sold: %s', (plan, expected) => {
  expect(isSold(plan)).toBe(expected);
});

it.each([
  ['2026-01-15', 'month', '2026-02-15'],
  ['2026-01-31', 'month', '2026-02-28'],
  ['2028-01-31', 'month', '2028-02-29'],
  ['2026-12-31', 'month', '2027-01-31'],
  ['2028-02-29', 'year', '2029-02-28'],
  ['2026-03-01', 'yearly', '2027-03-01'],
])('from %s a %s ends on %s', (from, interval, until) => {
  expect(intervalEnd(startOf(from), { interval })).toBe(startOf(until));
  // The same holds for the last millisecond of an IST day. At its first, the UTC date is the day before.
  expect(intervalEnd(startOf(from) + 86_399_999, { interval })).toBe(startOf(until) + 86_399_999);
});
