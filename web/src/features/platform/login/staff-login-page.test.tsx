import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { platformLogin as words } from '../../../messages/owner/platform/en.ts';
import { StaffLoginPage } from './staff-login-page.tsx';

const backend = inMemory();
const RAVI = { email: 'ravi@bhoj.example', password: 'a password', claims: { role: 'staff' } };
const Elsewhere = () => <p>{useLocation().pathname}</p>;
const show = (state: unknown = null) =>
  render(
    <InMemoryClient of={backend}>
      <RouterProvider
        router={createMemoryRouter(
          [
            { path: '/super/staff-login', element: <StaffLoginPage /> },
            { path: '*', element: <Elsewhere /> },
          ],
          { initialEntries: [{ pathname: '/super/staff-login', state }] },
        )}
      />
    </InMemoryClient>,
  );
const type = async (email: string, password: string) => {
  await userEvent.type(screen.getByLabelText(words.email), email);
  if (password !== '') await userEvent.type(screen.getByLabelText(words.password), password);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  backend.clear();
  backend.auth.knows(RAVI);
});
afterEach(cleanup);

it.each([
  ['super', null, '/super'],
  ['staff', null, '/super/staff-dashboard'],
  ['super', { from: '/super/analytics?x=1' }, '/super/analytics'],
  ['staff', { from: '/super/staff' }, '/super/staff-dashboard'],
  ['super', { from: '//evil.example' }, '/super'],
])('leads a %s that came with %o to %s', (role, state, path) => {
  backend.auth.signIn({ claims: { role } });
  show(state);
  expect(screen.getByText(path)).toBeTruthy();
});

it('says where an owner belongs, and lets them sign out', async () => {
  backend.auth.signIn({ email: 'asha@spice.example', claims: { role: 'owner', restaurant: 'r' } });
  show();
  expect(screen.getByText(words.otherText('asha@spice.example'))).toBeTruthy();
  expect(screen.getByRole('link', { name: words.toOwnPage }).getAttribute('href')).toBe('/login');
  await press(words.signOut);
  expect(backend.auth.currentUser).toBeNull();
});

it('asks for both fields before it asks the server', async () => {
  show();
  await press(words.signIn);
  expect(await screen.findByText(words.faults.email)).toBeTruthy();
  expect(screen.getByText(words.faults.password)).toBeTruthy();
  expect(backend.auth.acts).toEqual([]);
});

it.each([
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/user-disabled', 'account-closed'],
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/network-request-failed', 'offline'],
] as const)('says why signing in failed: %s is %s (P-PLATFORM-55)', async (code, failure) => {
  backend.auth.fails(code);
  show();
  await type('Ravi@Bhoj.example', 'a password');
  await press(words.signIn);
  expect((await screen.findByRole('alert')).textContent).toBe(words.failures[failure]);
  expect(backend.auth.acts).toEqual([['signInWithEmailAndPassword', RAVI.email, RAVI.password]]);
  backend.auth.fails(null);
  await press(words.signIn);
  expect(await screen.findByText('/super/staff-dashboard')).toBeTruthy();
});

it('sends a link for a forgotten password, and says the same for every address', async () => {
  show();
  await press(words.forgot);
  expect(await screen.findByText(words.faults.email)).toBeTruthy();
  expect(backend.auth.acts).toEqual([]);
  await type('ravi@bhoj.example', '');
  await press(words.forgot);
  expect(await screen.findByText(words.forgotAsked('ravi@bhoj.example'))).toBeTruthy();
});
