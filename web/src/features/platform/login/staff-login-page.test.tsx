import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { platformLogin as words } from '../../../messages/owner/platform/en.ts';
import { StaffLoginPage } from './staff-login-page.tsx';

const firebase = vi.hoisted(() => ({
  session: {} as unknown,
  signIn: vi.fn<(email: string, password: string) => Promise<string>>(),
  signOut: vi.fn<() => Promise<void>>(),
  reset: vi.fn<(email: string) => Promise<string>>(),
}));
vi.mock('../../../firebase/session.tsx', () => ({
  useSession: () => firebase.session,
  useAuth: () => ({ signOut: firebase.signOut, sendPasswordReset: firebase.reset }),
}));
vi.mock('../../../firebase/platform-account.ts', () => ({
  usePlatformAccount: () => ({ signIn: firebase.signIn }),
}));

const signedIn = (claims: object | null) => ({ state: 'in', user: { email: 'asha@spice.example', claims } });
const Elsewhere = () => <p>{useLocation().pathname}</p>;
const show = (state: unknown = null) =>
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          { path: '/super/staff-login', element: <StaffLoginPage /> },
          { path: '*', element: <Elsewhere /> },
        ],
        { initialEntries: [{ pathname: '/super/staff-login', state }] },
      )}
    />,
  );
const type = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText(words.email), email);
  if (password !== '') await userEvent.type(screen.getByLabelText(words.password), password);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  firebase.session = { state: 'out' };
  firebase.signIn.mockResolvedValue('in');
  firebase.reset.mockResolvedValue('asked');
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it.each([
  ['super', null, '/super'],
  ['staff', null, '/super/staff-dashboard'],
  ['super', { from: '/super/analytics?x=1' }, '/super/analytics'],
  ['staff', { from: '/super/staff' }, '/super/staff-dashboard'],
  ['super', { from: '//evil.example' }, '/super'],
])('leads a %s that came with %o to %s', (role, state, path) => {
  firebase.session = signedIn({ role });
  show(state);
  expect(screen.getByText(path)).toBeTruthy();
});

it('says where an owner belongs, and lets them sign out', async () => {
  firebase.session = signedIn({ role: 'owner', restaurant: 'r' });
  show();
  expect(screen.getByText(words.otherText('asha@spice.example'))).toBeTruthy();
  expect(screen.getByRole('link', { name: words.toOwnPage }).getAttribute('href')).toBe('/login');
  await press(words.signOut);
  expect(firebase.signOut).toHaveBeenCalledOnce();
});

it('asks for both fields before it asks the server', async () => {
  show();
  await press(words.signIn);
  expect(await screen.findByText(words.faults.email)).toBeTruthy();
  expect(screen.getByText(words.faults.password)).toBeTruthy();
  expect(firebase.signIn).not.toHaveBeenCalled();
});

it.each(['wrong-credentials', 'account-closed', 'too-many-tries', 'offline'] as const)(
  'says why signing in failed: %s (P-PLATFORM-55)',
  async (failure) => {
    firebase.signIn.mockResolvedValue(failure);
    show();
    await type('Ravi@Bhoj.example', 'a password');
    await press(words.signIn);
    expect((await screen.findByRole('alert')).textContent).toBe(words.failures[failure]);
    expect(firebase.signIn).toHaveBeenCalledWith('ravi@bhoj.example', 'a password');
  },
);

it('sends a link for a forgotten password, and says the same for every address', async () => {
  show();
  await press(words.forgot);
  expect(await screen.findByText(words.faults.email)).toBeTruthy();
  expect(firebase.reset).not.toHaveBeenCalled();
  await type('ravi@bhoj.example', '');
  await press(words.forgot);
  expect(await screen.findByText(words.forgotAsked('ravi@bhoj.example'))).toBeTruthy();
});
