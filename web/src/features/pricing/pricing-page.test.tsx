import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { atAddress } from '../../ui/shared/address/at-address.fixtures.tsx';
import { PricingPage } from './pricing-page.tsx';

const backend = inMemory();
const on = (...plans: SubscriptionPlan[]) =>
  backend.putAll(subscriptionPlans, Object.fromEntries(plans.map((plan) => [plan.id, plan])));

beforeEach(() => {
  backend.clear();
  backend.serveApp();
});
afterEach(cleanup);

const page = atAddress('/pricing', <PricingPage />);

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') ?? document.body);
};

const yearly: SubscriptionPlan = {
  ...PREMIUM_PLAN,
  id: 'premium-yearly',
  name: 'Premium, yearly',
  price: 9990,
  interval: 'year',
  features: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'],
  isDefault: false,
  isPopular: true,
};

it('shows each plan with price and interval, at most six features, its marks, and a sign-up link (PRICING-1, PRICING-2, CALL-9)', async () => {
  on(yearly, PREMIUM_PLAN);
  render(page);
  const monthly = await card('Premium');
  expect(monthly.getByText('₹999')).toBeTruthy();
  expect(monthly.getByText('a month')).toBeTruthy();
  expect(monthly.getByText('Standard')).toBeTruthy();
  expect(monthly.queryByText('Popular')).toBeNull();
  expect(monthly.queryByText(/more features/)).toBeNull();
  expect(monthly.getByRole('link').getAttribute('href')).toBe('/signup?plan=premium');

  const ofYear = await card('Premium, yearly');
  expect(ofYear.getByText('₹9,990')).toBeTruthy();
  expect(ofYear.getByText('a year')).toBeTruthy();
  expect(ofYear.getByText('Popular')).toBeTruthy();
  expect(ofYear.getByText('Six')).toBeTruthy();
  expect(ofYear.queryByText('Seven')).toBeNull();
  expect(ofYear.getByText('+ 2 more features')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Premium',
    'Premium, yearly',
  ]);
  expect(backend.calls).toEqual([]);
});

it('shows the fallback plan when none is stored (PRICING-3)', async () => {
  render(page);
  const fallback = await card('Start for Free');
  expect(fallback.getByText('Free')).toBeTruthy();
  expect(fallback.getByText('+ 8 more features')).toBeTruthy();
  expect(fallback.getByRole('link').getAttribute('href')).toBe('/signup');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(backend.calls).toEqual([]);
});

it('shows it when the plans cannot be read, logs that, and reads again on request (PRICING-4, ERR-3)', async () => {
  backend.fails('unavailable', subscriptionPlans);
  render(page);
  expect(await card('Start for Free')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('could not be loaded');
  const message = 'Error: Error fetching plans: collection not readable: 503';
  expect(backend.calls).toEqual([
    [REPORT_ERROR.name, expect.objectContaining({ message, route: 'pricing' })],
  ]);

  backend.mend();
  on(PREMIUM_PLAN);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Premium')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Start for Free' })).toBeNull();
});

it('reserves the space of the cards while it loads, and is hydrated as prerendered', () => {
  backend.fails('slow', subscriptionPlans);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const onRecoverableError = vi.fn<() => void>();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Loading...' }).getAttribute('aria-busy')).toBe('true');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
