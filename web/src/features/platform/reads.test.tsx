import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { readNoticeReach } from '@bhoj/domain/platform/notices/notices.contract';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import {
  platformCurrents,
  platformDays,
  platformMonths,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { readAccounts } from '@bhoj/domain/platform/staff/accounts.contract';
import { readFunnels } from '@bhoj/domain/platform/staff/referrals.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import {
  planVersions,
  platformInvoices,
  subscriptionPayments,
  subscriptionPlans,
  subscriptionSettings,
} from '@bhoj/domain/subscription/subscription.collection';
import { addMonths, dateOf, DAY, monthOf } from '@bhoj/domain/time/ist';
import type { ComponentType } from 'react';
import { inMemory, InMemoryClient } from '../../firebase/in-memory.fixtures.tsx';
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

/** The reads of each page when every list that it asks for is full, however much more is stored (P-PLATFORM-51). */

const backend = inMemory();
type Read = ReturnType<typeof backend.reads>[number];

/** The documents that a full list has; of days there are as many as the page asks from. */
function countOf({ at, asked, most }: Read): number {
  if (at === 'platformDays') return Math.ceil((Date.now() - Date.parse(String(asked[0]?.[2]))) / DAY);
  // The catalogue alone is read whole: a plan is made by hand.
  return at === 'subscriptionPlans' && most === Infinity ? 3 : most;
}

vi.mock('../../ui/mui/charts/curve.tsx', () => ({ Curve: () => null }));

const HERE = { restaurantId: 'owner@spice.example', staffId: 'uidStaff' };
/** More than a list brings at most. */
const MANY = 31;
const many = <T,>(make: (n: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: MANY }, (_, n) => [`id${n}`, make(n)]));
const by = <T,>(idOf: (value: T) => string, values: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.values(values).map((value) => [idOf(value), value]));

beforeAll(() => {
  const { restaurantId, staffId } = HERE;
  const now = Date.now();
  backend.put(tenants, HERE, aTenant());
  backend.putAll(
    tenants,
    many(() => aTenant()),
  );
  backend.put(platformStaff, HERE, aPlatformStaff());
  backend.putAll(
    platformStaff,
    many(() => aPlatformStaff()),
  );
  backend.putAll(
    platformAudit,
    many((n) => aPlatformAuditEntry({ subject: n % 2 === 0 ? restaurantId : staffId })),
  );
  backend.putAll(
    subscriptionPayments,
    many(() => aSubscriptionPayment({ state: 'used', paidAt: 1, restaurantId })),
  );
  backend.putAll(
    platformInvoices,
    many(() => aPlatformInvoice({ restaurantId })),
  );
  backend.putAll(
    planVersions,
    many(() => aPlanVersion()),
  );
  backend.putAll(subscriptionPlans, { plan0: aPlan({ id: 'plan0' }), plan1: aPlan({ id: 'plan1' }) });
  backend.putAll(
    platformNotices,
    many(() => aPlatformNotice()),
  );
  backend.putAll(
    platformDays,
    by(
      ({ day }) => day,
      many((n) => aPlatformDay({ day: dateOf(now - n * DAY) })),
    ),
  );
  backend.putAll(
    platformMonths,
    by(
      ({ month }) => month,
      many((n) => aPlatformMonth({ month: monthOf(addMonths(now, -n)) })),
    ),
  );
  backend.putAll(
    platformFaults,
    many(() => aFault()),
  );
  backend.put(platformCurrents, {}, aPlatformCurrent());
  backend.put(platformNames, {}, aNameList());
  backend.put(platformSettings, {}, aPlatformSettings());
  backend.put(subscriptionSettings, {}, aSubscriptionSetting());
  // A page goes on asking.
  for (const contract of [readFunnels, readAccounts, readNoticeReach])
    backend.answer(contract, () => new Promise<never>(() => undefined));
});
afterEach(cleanup);

/** The reads by calls: `tests/functions/platform/reads.test.ts` holds the callables to them. */
const readByCalls = (): number =>
  backend
    .sent(readFunnels)
    .reduce<number>((sum, sent) => sum + (sent as { staffIds: readonly string[] }).staffIds.length, 0);

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
    { initialEntries: [`/super/${HERE.restaurantId}/${HERE.staffId}${search}`] },
  );
  const before = backend.reads().length;
  backend.calls.length = 0;
  await act(async () =>
    render(
      <InMemoryClient of={backend}>
        <RouterProvider router={router} />
      </InMemoryClient>,
    ),
  );
  // Two requests for the same share one listener.
  const asked = new Map(
    backend
      .reads()
      .slice(before)
      .map((read) => [JSON.stringify(read), read]),
  );
  return asked.values().reduce((sum, read) => sum + countOf(read), readByCalls());
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
