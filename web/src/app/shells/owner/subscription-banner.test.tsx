import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '@bhoj/domain/time/ist';
import type { Membership } from '@bhoj/domain/subscription/subscription';
import { SubscriptionBanner } from './subscription-banner.tsx';
import { RouterProvider } from 'react-router-dom';
import { createMemoryRouter } from '../../../ui/shared/address/behind-react-router.fixtures.tsx';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';

const NOW = Date.parse('2026-11-21T14:10+05:30');

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(record: Membership, path = '/dashboard') {
  const element = <SubscriptionBanner record={{ ...record, suspendedAt: null }} />;
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />,
  );
  return screen.queryByRole('region', { name: 'State of your subscription' })?.textContent ?? null;
}
const trial = (left: number): Membership => ({
  membership: 'free',
  trialEndDate: NOW + left * DAY,
  premiumUntil: null,
});
const premium = (left: number): Membership => ({
  ...trial(0),
  membership: 'premium',
  premiumUntil: NOW + left * DAY,
});

it.each([
  ['in the middle of a trial', trial(4), null],
  ['in a trial’s last days', trial(3), 'Your free trial ends in 3 days.'],
  ['on a trial’s last day', trial(0.5), 'Your free trial ends within a day.'],
  ['while it is paid', premium(1), null],
  ['after a trial', trial(-1), 'Your free trial has ended. Everything works until 28 Nov 2026.'],
  ['after a paid period', premium(-1), 'Your subscription has ended. Everything works until 28 Nov 2026.'],
  ['once lapsed', trial(-8), 'Ordering is off since 21 Nov 2026. It is on again as soon as you pay.'],
])('%s an owner reads %o', (_, record, text) => {
  expect(show(record)).toBe(text === null ? null : `${text}Subscription`);
});

it('leads to the subscription page, and is quiet there', () => {
  show(trial(-1));
  expect(screen.getByRole('link', { name: 'Subscription' }).getAttribute('href')).toBe(
    '/dashboard/subscription',
  );
  cleanup();
  expect(show(trial(-1), '/dashboard/subscription')).toBeNull();
});
