import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { platformShell as words } from '../../../messages/owner/platform/en.ts';
import { routeTitles } from '../../../messages/shared/routes/en.ts';
import { shell } from '../../../messages/shared/shell/en.ts';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { SuperShell } from './super-shell.tsx';

const backend = inMemory();
const as = (role: string) => backend.auth.signIn({ uid: 'u1', email: 'ravi@bhoj.example', claims: { role } });
const isStaff = (staff: ReturnType<typeof aPlatformStaff>) =>
  backend.put(platformStaff, { staffId: 'u1' }, staff);
const show = (path: string) =>
  render(
    <InMemoryClient of={backend}>
      <ThemeProvider>
        <RouterProvider
          router={createMemoryRouter(
            [{ element: <SuperShell />, children: [{ path: '*', element: <h1>The page</h1> }] }],
            { initialEntries: [path] },
          )}
        />
      </ThemeProvider>
    </InMemoryClient>,
  );
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

it('lists only their own page for platform staff', () => {
  as('staff');
  show('/super/staff-dashboard');
  expect(pages()).toHaveLength(1);
  expect(pages()[0]).toContain(routeTitles.superStaffDashboard);
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
