import { expect, it } from 'vitest';
import { startOf } from '../time/ist.ts';
import { intervalEnd } from './interval.ts';
import { FALLBACK_PLAN, isSold, PREMIUM_PLAN, priceOf } from './plans.ts';

it('sells premium at ₹999 a month (LIMIT-2)', () => {
  expect(PREMIUM_PLAN).toEqual({
    id: 'premium',
    name: 'Premium',
    price: 999,
    currency: 'INR',
    interval: 'month',
    features: ['All Features', 'Unlimited Orders', '24/7 Support'],
    isDefault: true,
    isPopular: false,
  });
  expect(priceOf(PREMIUM_PLAN)).toBe(99_900);
  expect(isSold(PREMIUM_PLAN)).toBe(true);
});

it('offers the fallback plan for free, with its fourteen features (LIMIT-4)', () => {
  expect(FALLBACK_PLAN).toMatchObject({ id: 'free', name: 'Start for Free', price: 0, currency: 'INR' });
  expect(FALLBACK_PLAN).toMatchObject({ interval: 'month', isDefault: true, isPopular: false });
  expect(FALLBACK_PLAN.features.join(', ')).toBe(
    'Unlimited orders, Menu management, Table and reservation management, Analytics, Priority support, Mobile app, ' +
      'Inventory, Multi-location, Reports, Staff, Payroll, Feedback, Marketing, Integrations',
  );
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
