import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPasswordPath } from '@bhoj/domain/accounts/account-links';
import { setPasswordWords as words } from '../../messages/front/login/en.ts';
import { passwordWords } from '../../messages/shared/password/en.ts';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { LoginPage } from './login-page.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
backend.serveApp();
/** The requests to Firebase Auth by this name. */
const asked = (act: string) =>
  backend.auth.acts.filter(([name]) => name === act).map(([, ...given]) => given);

function show() {
  const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], {
    initialEntries: [setPasswordPath('a+secret/')],
  });
  render(<RouterProvider router={router} />);
  return router;
}
async function choose(password: string) {
  fireEvent.change(await screen.findByLabelText(words.password), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: words.set }));
}

beforeEach(() => {
  backend.clear();
  backend.auth.knows({ email: 'ravi@spice.example', code: 'a+secret/' });
});
afterEach(cleanup);

it('sets a password of the required length, and signs the person in', async () => {
  const router = show();
  expect(await screen.findByText(words.text('ravi@spice.example'))).toBeTruthy();
  await choose('short');
  expect(await screen.findByText(passwordWords.fault)).toBeTruthy();
  expect(asked('confirmPasswordReset')).toEqual([]);
  await choose('a long password');
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(asked('confirmPasswordReset')).toEqual([['a+secret/', 'a long password']]);
  expect(backend.auth.currentUser?.email).toBe('ravi@spice.example');
});

it('leaves a person who is signed in on this device signed in', async () => {
  backend.auth.signIn({ email: 'asha@spice.example' });
  show();
  await choose('a long password');
  expect(await screen.findByText(words.done)).toBeTruthy();
  expect(backend.auth.currentUser?.email).toBe('asha@spice.example');
});

it('says that a link is used up, and leads to sign-in', async () => {
  backend.auth.fails('auth/expired-action-code');
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(words.faults['used-up']);
  expect(screen.queryByLabelText(words.password)).toBeNull();
  expect(screen.getByRole('link', { name: words.goSignIn })).toBeTruthy();
});

it('keeps what was typed when no answer came', async () => {
  show();
  await screen.findByLabelText(words.password);
  backend.auth.fails('auth/network-request-failed');
  await choose('a long password');
  expect((await screen.findByRole('alert')).textContent).toBe(words.faults.offline);
  expect((screen.getByLabelText(words.password) as HTMLInputElement).value).toBe('a long password');
});
