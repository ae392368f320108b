import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { ReadEach } from '@bhoj/domain/kernel/read-each';
import { atAddress } from '../../ui/shared/address/at-address.fixtures.tsx';
import { PricingPage } from './pricing-page.tsx';

const list = vi.hoisted(() => vi.fn<() => Promise<ReadEach<SubscriptionPlan>>>());
const report = vi.hoisted(() => vi.fn<(cause: unknown, route: string) => void>());
vi.mock('../../firebase/public-docs.ts', () => ({ listPublicDocs: list }));
vi.mock('../../firebase/report-error.ts', () => ({ reportFault: report }));

const read = (...plans: SubscriptionPlan[]): ReadEach<SubscriptionPlan> => ({
  rows: plans.map((value) => ({ id: value.id, value })),
  unreadable: [],
});

beforeEach(() => {
  list.mockReset();
  report.mockReset();
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
  list.mockResolvedValue(read(yearly, PREMIUM_PLAN));
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
  expect(report).not.toHaveBeenCalled();
});

it('shows the fallback plan when none is stored (PRICING-3)', async () => {
  list.mockResolvedValue(read());
  render(page);
  const fallback = await card('Start for Free');
  expect(fallback.getByText('Free')).toBeTruthy();
  expect(fallback.getByText('+ 8 more features')).toBeTruthy();
  expect(fallback.getByRole('link').getAttribute('href')).toBe('/signup');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

it('shows it when the plans cannot be read, logs that, and reads again on request (PRICING-4, ERR-3)', async () => {
  list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(page);
  expect(await card('Start for Free')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('could not be loaded');
  expect(report).toHaveBeenCalledOnce();
  expect(String(report.mock.calls[0]?.[0])).toContain('Error fetching plans: Failed to fetch');
  expect(report.mock.calls[0]?.[1]).toBe('pricing');

  list.mockResolvedValue(read(PREMIUM_PLAN));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Premium')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Start for Free' })).toBeNull();
});

it('reserves the space of the cards while it loads, and is hydrated as prerendered', () => {
  list.mockReturnValue(new Promise(() => undefined));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const onRecoverableError = vi.fn<() => void>();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Loading...' }).getAttribute('aria-busy')).toBe('true');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
