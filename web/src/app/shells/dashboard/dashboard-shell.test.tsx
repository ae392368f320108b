import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aMember } from '@bhoj/domain/fixtures/people';
import { anAbout } from '@bhoj/domain/fixtures/notices';
import { aNotification } from '@bhoj/domain/fixtures/records';
import { aNewRestaurant, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aSubscriptionSetting } from '@bhoj/domain/fixtures/subscription';
import { members } from '@bhoj/domain/members/member.collection';
import type { Member } from '@bhoj/domain/members/member.schema';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { WELCOME_NOTIFICATIONS } from '@bhoj/domain/notifications/notification.schema';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { inMemory, InMemoryClient, RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { MuiFrame } from '../area/mui-frame.tsx';
import { PlainFrame } from '../area/plain-frame.tsx';
import { FloorShell } from '../floor/floor-shell.tsx';
import { WorkplaceProvider } from '../../restaurant/workplace.tsx';
import { DashboardShell } from './dashboard-shell.tsx';
// Loaded here, so that no test has to wait for it.
import '../owner/bell-menu.tsx';
import '../owner/needed-counts.tsx';
import '../owner/page-search-field.tsx';
import '../../../features/my-work/my-work-panel.tsx';
import '../floor/owners-banners.tsx';
import { RouteError } from '../../faults/route-error.tsx';
import { createMemoryRouter } from '../../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
const reports = () => backend.sent(REPORT_ERROR).map((sent) => (sent as { message: string }).message);

const restaurant = aRestaurant({ email: RESTAURANT });

/** Signs a person in; one who works for the owner has a record. */
function signIn(role: Role, record: Partial<Member> = {}) {
  const isMember = role === 'captain' || role === 'kitchen' || role === 'office';
  const claims = isMember || role === 'owner' ? { role, restaurant: RESTAURANT } : { role };
  backend.auth.signIn({ uid: 'u', email: RESTAURANT, displayName: 'Ravi', claims });
  if (isMember) backend.put(members, { uid: 'u' }, aMember({ uid: 'u', role, ...record }));
}

function show(path = '/dashboard', Page = () => <h1>The page</h1>) {
  const child = (route: string) => ({ path: route, element: <Page />, errorElement: <RouteError /> });
  const router = createMemoryRouter(
    [
      {
        element: (
          <WorkplaceProvider>
            <Outlet />
          </WorkplaceProvider>
        ),
        children: [
          {
            element: <MuiFrame />,
            children: [
              { element: <DashboardShell />, children: ['/dashboard', '/dashboard/menu'].map(child) },
            ],
          },
          {
            element: (
              <PlainFrame>
                <Outlet />
              </PlainFrame>
            ),
            children: [
              {
                element: (
                  <FloorShell>
                    <Outlet />
                  </FloorShell>
                ),
                children: ['/dashboard/captain', '/dashboard/kitchen'].map(child),
              },
            ],
          },
        ],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <InMemoryClient of={backend}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </InMemoryClient>,
  );
  return router;
}

beforeEach(() => {
  backend.clear();
  backend.serveApp();
  signIn('owner');
  backend.putRestaurant(restaurant);
  backend.put(profiles, {}, projectProfile(restaurant));
  backend.put(subscriptionSettings, {}, aSubscriptionSetting());
  const welcome = WELCOME_NOTIFICATIONS.map((kind, i) => [kind, { kind, createdAt: 1000 + i }] as const);
  backend.putAll(notifications, Object.fromEntries(welcome));
});

afterEach(cleanup);

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('has the sidebar of the specification, in the same order, and below it what SHELL-2 does not have', () => {
  show();
  expect(entries()).toEqual([
    'Dashboard',
    'Table Management',
    'Orders',
    'Menu',
    'QR Codes',
    'Staff',
    'Customers',
    'Finance',
    'Payroll',
    'Subscription',
    'Trending',
    'Expenses',
    'Settings',
    'Bookings',
    'Stock',
  ]);
  expect(screen.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('has small headings between the groups of its entries', () => {
  show();
  const listOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(listOf('Service')).toEqual(['Table Management', 'Orders', 'Menu', 'QR Codes']);
  expect(listOf('People')).toEqual(['Staff', 'Customers']);
  expect(listOf('More')).toEqual(['Bookings', 'Stock']);
  expect(listOf('Money')).toEqual(['Finance', 'Payroll', 'Subscription', 'Trending', 'Expenses']);
});

it('counts beside its page where somebody is needed, and nothing where nobody is (P-MORE-27)', async () => {
  const order = anOrder({ at: Date.now() });
  const asks = {
    ...order,
    requests: { ...order.requests, service: { kind: 'bill' as const, at: 0, takenBy: null } },
  };
  backend.put(orders, { orderId: 'o1' }, order);
  show();
  expect(entries()).toContain('Table Management');
  cleanup();
  backend.put(orders, { orderId: 'o1' }, asks);
  show();
  const page = await screen.findByRole('link', { name: 'Table Management 1 table needs somebody' });
  expect(within(page).getByText('1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy();
});

it('leads an owner to the screens of captains and the kitchen (P-MORE-18)', () => {
  show();
  const screens = within(screen.getByRole('navigation', { name: 'Screens of the service' }));
  expect(screens.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/captain',
    '/dashboard/kitchen',
  ]);
});

it.each([
  ['off', () => backend.put(subscriptionSettings, {}, aSubscriptionSetting({ active: false }))],
  ['missing', () => backend.remove(subscriptionSettings, {})],
  ['unknown', () => backend.fails('slow', subscriptionSettings)],
])('hides Subscription while the setting is %s, and reports nothing (CALL-10)', (_, arrange) => {
  arrange();
  show();
  expect(entries()).not.toContain('Subscription');
  expect(reports()).toEqual([]);
});

it('hides Subscription and logs when the setting cannot be read (SHELL-3, ERR-5)', () => {
  backend.fails('unavailable', subscriptionSettings);
  show();
  expect(entries()).not.toContain('Subscription');
  expect(reports()).toEqual([expect.stringContaining('Error fetching subscription status:')]);
});

it('counts three unread notifications; opening the list marks them as read (SHELL-6, LIMIT-8)', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  const list = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(within(list).getAllByText('New')).toHaveLength(3);
  expect(within(list).getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
    '/dashboard/notifications',
  );
  expect(backend.writes).toEqual([SECTIONS.notices.path({ restaurantId: RESTAURANT })]);
  expect(backend.stored(SECTIONS.notices, {})?.notificationsReadAt).toBeGreaterThan(Date.now() - DAY);
  expect(screen.queryByRole('button', { name: /unread/ })).toBeNull();
});

it('counts only what is newer than the last time the list was opened', () => {
  backend.putRestaurant({ ...restaurant, notificationsReadAt: 1001 });
  show();
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
});

it('has a bell for members whose rights put something in it, with their own last look (P-PUSH-10)', () => {
  signIn('office', { can: [...rightsOf('manager')], noticesReadAt: 1001 });
  // A manager has voids in the bell, and not the owner's welcome.
  for (const createdAt of [1001, 1002]) {
    const about = anAbout('bill-voided');
    backend.put(notifications, { notificationId: `void${createdAt}` }, aNotification({ createdAt, about }));
  }
  show('/dashboard/menu');
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  cleanup();
  backend.putRestaurant({ ...restaurant, notificationsReadAt: 5000 });
  show('/dashboard/menu');
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
});

it('has none for members whose rights put nothing in it', () => {
  signIn('office', { can: [...rightsOf('storekeeper')] });
  show('/dashboard/menu');
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
});

it('tells the owner what the platform did, until when and why', async () => {
  const until = Date.UTC(2026, 11, 30, 18, 30);
  const act = { act: 'trial-extended', until, reason: 'Asked by phone' } as const;
  backend.putOnly(notifications, { a: { kind: 'announcement', createdAt: 5, ...act } });
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  expect(await screen.findByText('Your trial is longer')).toBeTruthy();
  expect(screen.getByText(/until 30 Dec 2026\. Asked by phone/)).toBeTruthy();
});

it('says on every page that the restaurant is suspended', () => {
  backend.putRestaurant({ ...restaurant, suspendedAt: 1 });
  show();
  expect(screen.getByText(/Bhoj has suspended this restaurant/)).toBeTruthy();
});

it('has the customer link, the theme and the owner in its header (GUEST-3, SHELL-5)', () => {
  show();
  expect(screen.getByRole('link', { name: 'Customer page' }).getAttribute('href')).toBe(
    '/customer/details/asha%40example.com/default',
  );
  expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeTruthy();
  expect(screen.getByText('Asha Rao')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Asha Rao, asha@example.com' })).toBeTruthy();
});

it('has no heading in its header: names there are not the page’s title', () => {
  show();
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByText(/Spice Route|Asha Rao/).length).toBeGreaterThan(0);
  expect(header.queryByRole('heading')).toBeNull();
});

it('keeps as many places in its header while the record loads, so that no button moves (LOOK-13)', () => {
  const places = () => screen.getByRole('banner').childElementCount;
  show();
  const whole = places();
  cleanup();
  backend.fails('slow', restaurants, SECTIONS.notices);
  show();
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  // The owner's name stands left of the avatar, and only on a wide screen.
  expect(places()).toBe(whole - 1);
});

it('jumps to a page found by search, with the keyboard alone', async () => {
  const router = show();
  await userEvent.keyboard('/men{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/menu');
});

it('logs out once, says Logging out... meanwhile, and goes to /login (SHELL-4, STATE-2)', async () => {
  const goOn = backend.auth.holds();
  const router = show();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const button = screen.getByRole('button', { name: 'Logging out...' });
  expect(button.matches(':disabled')).toBe(true);
  await act(async () => goOn());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(backend.auth.acts).toEqual([['signOut']]);
});

it('logs a failed sign-out and lets the person try again (ERR-4)', async () => {
  backend.auth.fails('auth/network-request-failed');
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(/You are still signed in/)).toBeTruthy();
  expect(reports()).toEqual([expect.stringContaining('Error signing out:')]);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

it('sends an owner who has not finished onboarding to the step they have reached', () => {
  backend.putRestaurant(aNewRestaurant());
  const router = show();
  expect(router.state.location.pathname).toBe('/onboarding/restaurant-type');
});

it('shows neither page nor redirect while the record loads', () => {
  backend.fails('slow', restaurants);
  show();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
});

it.each(Object.entries(SECTIONS))('shows no page before its settings are there: %s', (_, section) => {
  backend.fails('slow', section);
  show();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
});

it('says who may see a record that is denied, and asks again for one that failed', async () => {
  backend.fails('permission-denied', restaurants);
  show();
  expect(screen.getByText('This page is not for your account')).toBeTruthy();
  cleanup();
  backend.fails('unavailable', restaurants);
  show();
  const before = backend.asked(restaurants).length;
  backend.mend();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(backend.asked(restaurants)).toHaveLength(before + 1);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it.each([
  ['failed', () => backend.fails('unavailable', restaurants), 'Your restaurant could not be loaded'],
  ['missing', () => backend.remove(restaurants, {}), 'This account has no restaurant yet'],
])('says what to do when the record is %s, and keeps Logout', (_, arrange, title) => {
  arrange();
  show();
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

it('stays around a page that fails (DASH-1, DASH-3)', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show('/dashboard', () => {
    throw new Error('a page broke');
  });
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(entries()).toContain('Menu');
  silence.mockRestore();
});

it.each(['captain', 'kitchen'] as const)('gives a %s a slim bar without the owner’s tools', (role) => {
  signIn(role);
  show('/dashboard/kitchen');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Customer page' })).toBeNull();
  expect(screen.getByText('Spice Route')).toBeTruthy();
  expect(screen.getByText('Ravi')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it.each(['captain', 'kitchen'] as const)(
  'opens My work of a %s above the page, and closes it',
  async (role) => {
    signIn(role);
    const router = show('/dashboard/kitchen?table=F1-T01');
    await userEvent.click(screen.getByRole('button', { name: 'My work' }));
    const panel = await screen.findByRole('dialog', { name: 'My work' });
    expect(router.state.location.search).toBe('?table=F1-T01&my=work');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('?table=F1-T01');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  },
);

it('tells a captain who opens an owner’s page nothing of it, and keeps the bar', () => {
  signIn('captain');
  show('/dashboard/menu');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads an owner on a screen of the service back, and says there that the restaurant is suspended', async () => {
  backend.putRestaurant({ ...restaurant, suspendedAt: 1 });
  show('/dashboard/captain');
  const back = await screen.findByRole('link', { name: 'Dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: 'My work' })).toBeNull();
  expect(await screen.findByText(/Bhoj has suspended this restaurant/)).toBeTruthy();
});

it('shows nothing while the session is unknown, and leaves other roles to the guard of the page', () => {
  backend.auth.forget();
  show();
  expect(screen.queryByRole('main')).toBeNull();
  cleanup();
  signIn('super');
  show();
  expect(screen.getByRole('main').textContent).toBe('The page');
});

it.each([
  ['owner', '/dashboard', /Bills, the menu and staff need a connection/],
  ['captain', '/dashboard/captain', /What you send waits on this device/],
] as const)('tells an %s without a network what still works', (role, path, words) => {
  signIn(role);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(path);
  expect(screen.getByText(words)).toBeTruthy();
  online.mockRestore();
});

it('has a bar as dark as the kitchen’s screen, and the page’s colours for a captain', () => {
  for (const [role, theme] of [
    ['kitchen', 'dark'],
    ['captain', 'light'],
  ] as const) {
    signIn(role);
    show('/dashboard/kitchen');
    expect(screen.getByRole('banner').closest<HTMLElement>('[data-theme]')?.dataset['theme']).toBe(theme);
    cleanup();
  }
});

it('shows no banner on the kitchen’s screen, which has its own', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const role of ['kitchen', 'owner'] as const) {
    signIn(role);
    show('/dashboard/kitchen');
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(screen.queryByText(/offline/)).toBeNull();
    cleanup();
  }
  online.mockRestore();
});
