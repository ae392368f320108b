import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WELCOME_NOTIFICATIONS } from '@bhoj/domain/notifications/notification.schema';
import { rightsOf } from '@bhoj/domain/catalogue/rights';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { aMember } from '@bhoj/domain/fixtures/people';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aNewRestaurant, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
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

const { lives, session, signOut, saveOwnerFields, reportFault } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  session: { current: {} as unknown },
  signOut: vi.fn<() => Promise<void>>(),
  saveOwnerFields: vi.fn<() => Promise<void>>(),
  reportFault: vi.fn<(cause: unknown, route: string) => void>(),
}));

// Written as a function declaration, so that it exists when the hoisted mocks are made.
function live({ pattern }: { pattern: string }) {
  return lives.get(pattern) ?? { state: 'loading' };
}
vi.mock('../../../firebase/live.ts', () => ({
  useLiveDoc: live,
  useLiveList: live,
  readDoc: () => Promise.resolve(null),
  readPage: () => Promise.resolve({ rows: [], unreadable: [], next: null }),
}));
vi.mock('../../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../../firebase/write.ts', () => ({ saveOwnerFields }));
vi.mock('../../../firebase/report-error.ts', () => ({ reportFault }));
vi.mock('../../../firebase/session.tsx', () => ({
  useSession: () => session.current,
  useAuth: () => ({ signOut }),
}));

const restaurant = aRestaurant({ email: 'asha@example.com' });
const ready = (value: unknown) => ({ state: 'ready', value, fromCache: false });

const signedIn = (role: Role) => ({
  state: 'in',
  user: {
    uid: 'u',
    email: 'asha@example.com',
    displayName: 'Ravi',
    claims: ['owner', 'captain', 'kitchen'].includes(role)
      ? { role, restaurant: 'asha@example.com' }
      : { role },
  },
});

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
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return router;
}

beforeEach(() => {
  session.current = signedIn('owner');
  lives.set('users/{restaurantId}', ready(restaurant));
  for (const { pattern } of Object.values(SECTIONS)) lives.set(pattern, ready(restaurant));
  lives.set('users/{restaurantId}/catalog/profile', ready(projectProfile(restaurant)));
  lives.set('settings/subscription', ready({ active: true }));
  lives.set(
    'users/{restaurantId}/notifications/{notificationId}',
    ready(WELCOME_NOTIFICATIONS.map((kind, i) => ({ id: kind, value: { kind, createdAt: 1000 + i } }))),
  );
  saveOwnerFields.mockReset().mockResolvedValue();
  signOut.mockReset().mockResolvedValue();
  reportFault.mockReset();
});

afterEach(() => {
  cleanup();
  lives.clear();
});

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
  const asks = { ...order, requests: { ...order.requests, service: { kind: 'bill', at: 0, takenBy: null } } };
  const orders = 'users/{restaurantId}/orders/{orderId}';
  lives.set(orders, ready([{ id: 'o1', value: order }]));
  show();
  expect(entries()).toContain('Table Management');
  cleanup();
  lives.set(orders, ready([{ id: 'o1', value: asks }]));
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
  ['off', ready({ active: false })],
  ['missing', { state: 'missing' }],
  ['unknown', { state: 'loading' }],
])('hides Subscription while the setting is %s, and reports nothing (CALL-10)', (_, setting) => {
  lives.set('settings/subscription', setting);
  show();
  expect(entries()).not.toContain('Subscription');
  expect(reportFault).not.toHaveBeenCalled();
});

it('hides Subscription and logs when the setting cannot be read (SHELL-3, ERR-5)', () => {
  lives.set('settings/subscription', { state: 'failed' });
  show();
  expect(entries()).not.toContain('Subscription');
  expect(String(reportFault.mock.calls[0]?.[0])).toContain('Error fetching subscription status:');
});

it('counts three unread notifications; opening the list marks them as read (SHELL-6, LIMIT-8)', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }));
  const list = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(within(list).getAllByText('New')).toHaveLength(3);
  expect(within(list).getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
    '/dashboard/notifications',
  );
  expect(saveOwnerFields).toHaveBeenCalledOnce();
  expect(saveOwnerFields.mock.calls[0]).toMatchObject([{}, 'asha@example.com', {}]);
});

it('counts only what is newer than the last time the list was opened', () => {
  lives.set(SECTIONS.notices.pattern, ready({ ...restaurant, notificationsReadAt: 1001 }));
  show();
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
});

const MEMBERS = 'users/{restaurantId}/members/{uid}';
const worksInOffice = (can: readonly Right[], noticesReadAt?: number) => {
  const claims = { role: 'office', restaurant: 'asha@example.com' };
  session.current = { state: 'in', user: { uid: 'u', email: 'm@example.com', displayName: 'Meena', claims } };
  lives.set(MEMBERS, ready(aMember({ uid: 'u', role: 'office', can: [...can], noticesReadAt })));
};

it('has a bell for members whose rights put something in it, with their own last look (P-PUSH-10)', () => {
  worksInOffice(rightsOf('manager'), 1001);
  show('/dashboard/menu');
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  cleanup();
  lives.set(SECTIONS.notices.pattern, ready({ ...restaurant, notificationsReadAt: 5000 }));
  show('/dashboard/menu');
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  lives.delete(MEMBERS);
});

it('has none for members whose rights put nothing in it', () => {
  worksInOffice(rightsOf('storekeeper'));
  show('/dashboard/menu');
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  lives.delete(MEMBERS);
});

it('tells the owner what the platform did, until when and why', async () => {
  const act = { act: 'trial-extended', until: Date.UTC(2026, 11, 30, 18, 30), reason: 'Asked by phone' };
  lives.set(
    'users/{restaurantId}/notifications/{notificationId}',
    ready([{ id: 'a', value: { kind: 'announcement', createdAt: 5, ...act } }]),
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  expect(await screen.findByText('Your trial is longer')).toBeTruthy();
  expect(screen.getByText(/until 30 Dec 2026\. Asked by phone/)).toBeTruthy();
});

it('says on every page that the restaurant is suspended', () => {
  lives.set('users/{restaurantId}', ready({ ...restaurant, suspendedAt: 1 }));
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
  lives.set('users/{restaurantId}', { state: 'loading' });
  lives.set(SECTIONS.notices.pattern, { state: 'loading' });
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
  let done = () => {};
  signOut.mockReturnValue(new Promise<void>((resolve) => (done = resolve)));
  const router = show();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const button = screen.getByRole('button', { name: 'Logging out...' });
  expect(button.matches(':disabled')).toBe(true);
  await act(async () => done());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(signOut).toHaveBeenCalledOnce();
});

it('logs a failed sign-out and lets the person try again (ERR-4)', async () => {
  signOut.mockRejectedValue(new Error('network'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(/You are still signed in/)).toBeTruthy();
  expect(String(reportFault.mock.calls[0]?.[0])).toContain('Error signing out:');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

it('sends an owner who has not finished onboarding to the step they have reached', () => {
  lives.set('users/{restaurantId}', ready(aNewRestaurant()));
  const router = show();
  expect(router.state.location.pathname).toBe('/onboarding/restaurant-type');
});

it('shows neither page nor redirect while the record loads', () => {
  lives.set('users/{restaurantId}', { state: 'loading' });
  show();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
});

it.each(Object.entries(SECTIONS))('shows no page before its settings are there: %s', (_, { pattern }) => {
  lives.set(pattern, { state: 'loading' });
  show();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
});

it('says who may see a record that is denied, and asks again for one that failed', async () => {
  lives.set('users/{restaurantId}', { state: 'denied' });
  show();
  expect(screen.getByText('This page is not for your account')).toBeTruthy();
  cleanup();
  const retry = vi.fn<() => void>();
  lives.set('users/{restaurantId}', { state: 'failed', retry });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  ['failed', 'Your restaurant could not be loaded'],
  ['missing', 'This account has no restaurant yet'],
])('says what to do when the record is %s, and keeps Logout', (state, title) => {
  lives.set('users/{restaurantId}', { state });
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
  session.current = signedIn(role);
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
    session.current = signedIn(role);
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
  session.current = signedIn('captain');
  show('/dashboard/menu');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leads an owner on a screen of the service back, and says there that the restaurant is suspended', async () => {
  lives.set('users/{restaurantId}', ready({ ...restaurant, suspendedAt: 1 }));
  show('/dashboard/captain');
  const back = await screen.findByRole('link', { name: 'Dashboard' });
  expect(back.getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: 'My work' })).toBeNull();
  expect(await screen.findByText(/Bhoj has suspended this restaurant/)).toBeTruthy();
});

it('shows nothing while the session is unknown, and leaves other roles to the guard of the page', () => {
  session.current = { state: 'unknown' };
  show();
  expect(screen.queryByRole('main')).toBeNull();
  cleanup();
  session.current = signedIn('super');
  show();
  expect(screen.getByRole('main').textContent).toBe('The page');
});

it.each([
  ['owner', '/dashboard', /Bills, the menu and staff need a connection/],
  ['captain', '/dashboard/captain', /What you send waits on this device/],
] as const)('tells an %s without a network what still works', (role, path, words) => {
  session.current = signedIn(role);
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
    session.current = signedIn(role);
    show('/dashboard/kitchen');
    expect(screen.getByRole('banner').closest<HTMLElement>('[data-theme]')?.dataset['theme']).toBe(theme);
    cleanup();
  }
});

it('shows no banner on the kitchen’s screen, which has its own', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const role of ['kitchen', 'owner'] as const) {
    session.current = signedIn(role);
    show('/dashboard/kitchen');
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(screen.queryByText(/offline/)).toBeNull();
    cleanup();
  }
  online.mockRestore();
});
