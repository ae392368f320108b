import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPlatformStaff, aTenant } from '@bhoj/domain/fixtures/platform';
import { href } from '@bhoj/domain/catalogue/routes';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { platformSearch as search } from '../../../messages/owner/platform-search/en.ts';
import { platformShell as words } from '../../../messages/owner/platform/en.ts';
import { routeTitles } from '../../../messages/shared/routes/en.ts';
import { shell } from '../../../messages/shared/shell/en.ts';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { SuperShell } from './super-shell.tsx';
import { createMemoryRouter } from '../../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
let router: ReturnType<typeof createMemoryRouter>;
const as = (role: string) => backend.auth.signIn({ uid: 'u1', email: 'ravi@bhoj.example', claims: { role } });
const isStaff = (staff: ReturnType<typeof aPlatformStaff>) =>
  backend.put(platformStaff, { staffId: 'u1' }, staff);
const show = (path: string) => {
  router = createMemoryRouter(
    [{ element: <SuperShell />, children: [{ path: '*', element: <h1>The page</h1> }] }],
    { initialEntries: [path] },
  );
  render(
    <InMemoryClient of={backend}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </InMemoryClient>,
  );
};
const pages = () =>
  within(screen.getByRole('navigation', { name: words.navigation }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  backend.clear();
  isStaff(aPlatformStaff());
});
afterEach(cleanup);

it('lists every page of the area for a super admin; all of them are open', () => {
  as('super');
  show('/super/staff');
  expect(pages()).toHaveLength(10);
  expect(pages()).toContain(routeTitles.superNotifications);
  expect(screen.getByRole('link', { name: shell.skip }).getAttribute('href')).toBe('#content');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('finds a restaurant, a person of the staff and a page, each under its heading', async () => {
  as('super');
  backend.put(
    tenants,
    { restaurantId: 'asha@spice.example' },
    aTenant({ name: 'Spice Route', searchKeys: ['s', 'sp', 'spi'] }),
  );
  backend.put(platformStaff, { staffId: 's1' }, aPlatformStaff({ name: 'Spandan', searchName: 'spandan' }));
  show('/super');
  const field = screen.getByRole('combobox', { name: search.label });
  fireEvent.change(field, { target: { value: 'sp' } });
  const found = await screen.findByRole('option', { name: /Spice Route/ });
  expect(screen.getByRole('option', { name: /Spandan/ })).toBeTruthy();
  expect(screen.getByRole('group', { name: search.groups.restaurants })).toBeTruthy();
  fireEvent.click(found);
  expect(router.state.location.pathname).toBe(
    href('superRestaurant', { restaurantId: 'asha@spice.example' }),
  );
  fireEvent.change(field, { target: { value: 'mrr' } });
  expect(await screen.findByRole('option', { name: routeTitles.superAnalytics })).toBeTruthy();
});

it('says so when the search reaches no server', async () => {
  as('super');
  show('/super');
  backend.fails('unavailable', tenants);
  fireEvent.change(screen.getByRole('combobox', { name: search.label }), { target: { value: 'qqq' } });
  expect(await screen.findByText(search.failed)).toBeTruthy();
});

it('lists only their own page for platform staff', () => {
  as('staff');
  show('/super/staff-dashboard');
  expect(pages()).toHaveLength(1);
  expect(pages()[0]).toContain(routeTitles.superStaffDashboard);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it.each([
  ['closed', () => isStaff(aPlatformStaff({ active: false }))],
  ['gone', () => backend.remove(platformStaff, { staffId: 'u1' })],
])('tells staff whose record is %s that the account is closed', (_, close) => {
  as('staff');
  close();
  show('/super/staff-dashboard');
  expect(screen.getByRole('heading', { name: words.closedTitle })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
});

it('shows an owner no page of the area, only the guard’s answer', () => {
  as('owner');
  show('/super/staff');
  expect(screen.queryByRole('navigation')).toBeNull();
});
