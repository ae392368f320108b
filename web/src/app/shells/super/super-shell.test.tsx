import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { platformShell as words } from '../../../messages/owner/platform/en.ts';
import { routeTitles } from '../../../messages/shared/routes/en.ts';
import { shell } from '../../../messages/shared/shell/en.ts';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { SuperShell } from './super-shell.tsx';

const firebase = vi.hoisted(() => ({ session: {} as unknown, record: {} as unknown }));
vi.mock('../../../firebase/session.tsx', () => ({
  useSession: () => firebase.session,
  useAuth: () => ({ signOut: vi.fn<() => Promise<void>>() }),
}));
vi.mock('../../../firebase/live.ts', () => ({
  useLiveDoc: (_: unknown, params: unknown) => (params === null ? { state: 'loading' } : firebase.record),
}));
vi.mock('../../../firebase/platform-account.ts', () => ({ usePlatformAccount: () => ({}) }));

const as = (role: string) => {
  firebase.session = { state: 'in', user: { uid: 'u1', email: 'ravi@bhoj.example', claims: { role } } };
};
const show = (path: string) =>
  render(
    <ThemeProvider>
      <RouterProvider
        router={createMemoryRouter(
          [{ element: <SuperShell />, children: [{ path: '*', element: <h1>The page</h1> }] }],
          { initialEntries: [path] },
        )}
      />
    </ThemeProvider>,
  );
const pages = () =>
  within(screen.getByRole('navigation', { name: words.navigation }))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  firebase.record = { state: 'ready', value: aPlatformStaff(), fromCache: false };
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
  ['closed', { state: 'ready', value: aPlatformStaff({ active: false }), fromCache: false }],
  ['gone', { state: 'missing', retry: () => undefined }],
])('tells staff whose record is %s that the account is closed', (_, record) => {
  as('staff');
  firebase.record = record;
  show('/super/staff-dashboard');
  expect(screen.getByRole('heading', { name: words.closedTitle })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
});

it('shows an owner no page of the area, only the guard’s answer', () => {
  as('owner');
  show('/super/staff');
  expect(screen.queryByRole('navigation')).toBeNull();
});
