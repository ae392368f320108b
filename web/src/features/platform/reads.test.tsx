import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aFault,
  aNameList,
  aPlatformAuditEntry,
  aPlatformCurrent,
  aPlatformDay,
  aPlatformMonth,
  aPlatformNotice,
  aPlatformSettings,
  aPlatformStaff,
  aTenant,
} from '@bhoj/domain/fixtures/platform';
import {
  aPlan,
  aPlanVersion,
  aPlatformInvoice,
  aSubscriptionPayment,
  aSubscriptionSetting,
} from '@bhoj/domain/fixtures/subscription';
import { addMonths, monthOf } from '@bhoj/domain/time/ist';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import type { ComponentType } from 'react';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { AnalyticsPage } from './analytics/analytics-page.tsx';
import { NoticesPage } from './notices/notices-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { ReportsPage } from './reports/reports-page.tsx';
import { RestaurantPage } from './restaurants/restaurant-page.tsx';
import { RestaurantsPage } from './restaurants/restaurants-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { StaffMemberPage } from './staff/staff-member-page.tsx';
import { StaffPage } from './staff/staff-page.tsx';
import { SubscriptionsPage } from './subscriptions/subscriptions-page.tsx';
import { UsersPage } from './users/users-page.tsx';

/** What each page reads when every list that it asks for is full, however much more is stored (P-PLATFORM-51). */

type Stored = (n: number) => unknown;
const firebase = vi.hoisted(() => ({
  reads: new Map<string, number>(),
  stored: {} as Record<string, Stored>,
}));

/** The documents that a full list has; of days there are as many as the page asks from. */
const countOf = vi.hoisted(() => (pattern: string, { limit, where = [] }: QuerySpec): number => {
  if (pattern.startsWith('platformDays')) {
    return Math.ceil((Date.now() - Date.parse(String(where[0]?.[2]))) / 86_400_000);
  }
  // The catalogue alone is read whole: a plan is made by hand.
  return limit ?? (pattern.startsWith('subscriptionPlans') ? 3 : Infinity);
});

vi.mock('../../firebase/live.ts', async () => {
  const { useMemo } = await import('react');
  const answer = (value: unknown) =>
    value === undefined ? { state: 'loading' } : { state: 'ready', fromCache: false, value, next: null };
  return {
    useLiveList: ({ pattern }: { pattern: string }, _: unknown, spec: QuerySpec) => {
      const stored = firebase.stored[pattern];
      const count = countOf(pattern, spec);
      firebase.reads.set(`${pattern} ${JSON.stringify(spec)}`, count);
      return useMemo(() => {
        const rows = Array.from({ length: Math.min(count, 300) }, (_row, n) => ({
          id: `id${n}`,
          value: stored?.(n),
        }));
        return answer(stored === undefined ? undefined : rows);
      }, [stored, count]);
    },
    useLiveDoc: ({ pattern }: { pattern: string }, params: object | null) => {
      if (params !== null) firebase.reads.set(`${pattern} ${JSON.stringify(params)}`, 1);
      const stored = firebase.stored[pattern];
      return useMemo(() => answer(stored?.(0)), [stored]);
    },
  };
});
/** What a call reads: `tests/functions/platform/reads.test.ts` holds the callables to it. */
const costOf = (name: string, input: { staffIds?: unknown[] }) =>
  name === 'readFunnels' ? (input.staffIds?.length ?? 0) : 0;
const never = new Promise<never>(() => undefined);
vi.mock('../../firebase/call.ts', async () => {
  const { useCallback } = await import('react');
  return {
    useCall: ({ name }: { name: string }) =>
      useCallback(
        (input: { staffIds?: unknown[] }) => {
          firebase.reads.set(`${name} ${JSON.stringify(input)}`, costOf(name, input));
          return never;
        },
        [name],
      ),
  };
});
vi.mock('../../firebase/use-attempt.ts', () => ({ useAttempt: () => () => never }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../firebase/platform-account.ts', () => ({ usePlatformAccount: () => ({}) }));
vi.mock('../../ui/mui/charts/curve.tsx', () => ({ Curve: () => null }));

beforeEach(() => {
  firebase.reads.clear();
  firebase.stored = {
    'tenants/{restaurantId}': () => aTenant(),
    'staff/{staffId}': () => aPlatformStaff(),
    'platformAudit/{entryId}': () => aPlatformAuditEntry(),
    'payments/{razorpayOrderId}': () => aSubscriptionPayment({ state: 'used', paidAt: 1 }),
    'platformInvoices/{invoiceId}': () => aPlatformInvoice(),
    'planVersions/{versionId}': () => aPlanVersion(),
    'subscriptionPlans/{planId}': (n) => aPlan({ id: `plan${n}` }),
    'platformNotices/{noticeId}': () => aPlatformNotice(),
    'platformDays/{day}': () => aPlatformDay(),
    'platformMonths/{month}': (n) => aPlatformMonth({ month: monthOf(addMonths(Date.now(), -n)) }),
    'platformFaults/{faultId}': () => aFault(),
    'platform/current': () => aPlatformCurrent(),
    'platform/names': () => aNameList(),
    'settings/platform': () => aPlatformSettings(),
    'settings/subscription': () => aSubscriptionSetting(),
  };
});
afterEach(cleanup);

async function readsOf(Page: ComponentType, search: string): Promise<number> {
  const router = createMemoryRouter(
    [
      {
        path: '/super/:restaurantId/:staffId',
        element: (
          <ToastProvider>
            <Page />
          </ToastProvider>
        ),
      },
    ],
    { initialEntries: [`/super/owner@spice.example/uidStaff${search}`] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  return [...firebase.reads.values()].reduce((sum, n) => sum + n, 0);
}

const LIST = 30;
describe('a page of the platform', () => {
  it.each([
    ['overview', OverviewPage, '', 45],
    ['restaurants', RestaurantsPage, '', LIST + 1],
    [
      'restaurants of one referrer',
      RestaurantsPage,
      '?by=uidStaff&state=running&plan=premium&use=silent&q=pu',
      LIST + 1,
    ],
    ['a restaurant', RestaurantPage, '', 40],
    ['users', UsersPage, '', 0],
    ['staff', StaffPage, '', LIST],
    ['a staff member', StaffMemberPage, '', 40],
    ['plans', SubscriptionsPage, '', LIST + 3],
    ['subscriptions', SubscriptionsPage, '?view=subscriptions', LIST],
    ['payments', SubscriptionsPage, '?view=payments', LIST],
    ['invoices', SubscriptionsPage, '?view=invoices', LIST],
    ['analytics', AnalyticsPage, '', 45],
    ['reports', ReportsPage, '', 0],
    ['notifications', NoticesPage, '', LIST + 1],
    ['settings', SettingsPage, '', LIST + 2],
  ] as const)('%s reads a bounded number of documents', async (_, Page, search, atMost) => {
    const reads = await readsOf(Page, search);
    expect(reads > 0).toBe(atMost > 0);
    expect(reads).toBeLessThanOrEqual(atMost);
  });
});
