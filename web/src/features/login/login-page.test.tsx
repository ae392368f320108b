import { runInThisContext } from 'node:vm';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { blockStorage } from '../../firebase/storage-blocked.fixtures.ts';
import { login } from '../../messages/front/login/en.ts';
import { storage } from '../../messages/front/storage/en.ts';
import { takeArrival } from './arrival.ts';
import { earlyTapScript } from '../../ui/shared/early-tap.ts';
import { LoginPage } from './login-page.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
const ASHA = { uid: 'u', email: RESTAURANT, password: 'mango tree 42' };
const OWNER: Claims = { role: 'owner', restaurant: RESTAURANT };
const CAPTAIN: Claims = { role: 'captain', restaurant: RESTAURANT };

const knows = (claims: Claims | null) => backend.auth.knows({ ...ASHA, claims });
const signedIn = (claims: Claims | null) => backend.auth.signIn({ ...ASHA, claims });
const hasInstalled = (installed: boolean) => backend.put(restaurants, {}, aRestaurant({ installed }));
const ASKED = ['signInWithEmailAndPassword', ASHA.email, ASHA.password];

function show(state?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: '/login', state }] },
  );
  render(<RouterProvider router={router} />);
  return async (expected: string) =>
    waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(expected));
}

async function signIn(email = 'Asha@Example.com', password = 'mango tree 42') {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  backend.clear();
  backend.serveApp();
  hasInstalled(true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('offers the three places, Restaurant first, and the link to sign-up (LOGIN-1, LOGIN-4, ROLE-1)', () => {
  show();
  const places = screen.getAllByRole<HTMLInputElement>('radio');
  expect(places.map((place) => [place.parentElement?.textContent, place.checked])).toEqual([
    ['Restaurant', true],
    ['Captain', false],
    ['Kitchen', false],
  ]);
  expect(screen.getByRole('link', { name: login.createAccount }).getAttribute('href')).toBe('/signup');
});

it('checks both fields before it asks the server (LOGIN-2)', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(login.emailInvalid)).toBeTruthy();
  expect(screen.getByText(login.passwordMissing)).toBeTruthy();
  expect(backend.auth.acts).toEqual([]);
});

it.each([
  ['wrong-credentials', 'auth/invalid-credential'],
  ['too-many-tries', 'auth/too-many-requests'],
  ['offline', 'auth/network-request-failed'],
  ['failed', 'auth/internal-error'],
] as const)('says why signing in failed, and keeps what was typed: %s', async (failure, code) => {
  backend.auth.fails(code);
  show();
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(login.failures[failure]);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('Asha@Example.com');
});

it.each([
  [true, '/dashboard'],
  [false, '/install'],
])('leads an owner on by their record: installed %s (CALL-4)', async (installed, to) => {
  hasInstalled(installed);
  knows(OWNER);
  const expectAt = show();
  await signIn();
  await expectAt(to);
});

it('tells a captain who chose Restaurant which account it is, and leads to the captain’s page', async () => {
  knows(CAPTAIN);
  const expectAt = show();
  await signIn();
  await expectAt('/dashboard/captain');
  expect(takeArrival()).toBe('captain');
});

it.each([
  ['Captain', '/dashboard/captain'],
  ['Kitchen', '/dashboard/kitchen'],
])(
  'leads an owner who chose %s to that screen, without a message (LOGIN-7, P-MORE-13)',
  async (place, to) => {
    knows(OWNER);
    const expectAt = show();
    await userEvent.click(screen.getByRole('radio', { name: place }));
    await signIn();
    await expectAt(to);
    expect(takeArrival()).toBeNull();
  },
);

it('says to a person whom Download App led here what happens next (LANDING-2, P-MORE-12)', async () => {
  show({ from: '/install' });
  expect(await screen.findByText(login.textInstall)).toBeTruthy();
  cleanup();
  show({ from: '/dashboard/menu' });
  expect(screen.getByText(login.text)).toBeTruthy();
});

it('says nothing to a cook who chose Kitchen', async () => {
  knows({ role: 'kitchen', restaurant: RESTAURANT });
  const expectAt = show();
  await userEvent.click(screen.getByRole('radio', { name: 'Kitchen' }));
  await signIn();
  await expectAt('/dashboard/kitchen');
  expect(takeArrival()).toBeNull();
});

it('leads back to the wanted page, if the role may open it', async () => {
  knows(OWNER);
  const expectAt = show({ from: '/dashboard/menu?q=dal' });
  await signIn();
  await expectAt('/dashboard/menu?q=dal');
});

it('leads a person who is already signed in on, without a message', async () => {
  signedIn(CAPTAIN);
  const expectAt = show({ from: '/dashboard/menu' });
  await expectAt('/dashboard/captain');
  expect(takeArrival()).toBeNull();
});

it('tells an account without a restaurant to make one, and signs it out', async () => {
  signedIn(null);
  show();
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(login.noRestaurantTitle);
  expect(told.textContent).toContain('asha@example.com');
  expect(screen.getByRole('link', { name: login.createRestaurant }).getAttribute('href')).toBe('/signup');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(backend.auth.acts).toEqual([['signOut']]);
});

it('says so when the record of a restaurant cannot be read, and tries again', async () => {
  signedIn(OWNER);
  backend.fails('unavailable', restaurants);
  const expectAt = show();
  expect((await screen.findByRole('alert')).textContent).toContain(login.recordFailedTitle);
  backend.mend();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expectAt('/dashboard');
});

it('shows the form while the session is unknown, and leads on once it is known (STATE-1)', async () => {
  backend.auth.forget();
  const expectAt = show();
  expect(screen.getByLabelText('Email')).toBeTruthy();
  signedIn(CAPTAIN);
  await expectAt('/dashboard/captain');
  expect(takeArrival()).toBeNull();
});

it.each([
  ['closed', 'auth/popup-closed-by-user'],
  ['blocked', 'auth/popup-blocked'],
  ['offline', 'auth/network-request-failed'],
  ['failed', 'auth/internal-error'],
] as const)('says in words why Google’s window failed: %s', async (failure, code) => {
  backend.auth.fails(code);
  show();
  await userEvent.click(screen.getByRole('button', { name: login.social }));
  const role = failure === 'closed' ? 'status' : 'alert';
  expect((await screen.findByRole(role)).textContent).toBe(login.socialFailures[failure]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: login.social }).disabled).toBe(false);
});

it('asks Google once, however often it is tapped', async () => {
  backend.auth.holds();
  show();
  const button = screen.getByRole('button', { name: login.social });
  await userEvent.click(button);
  await waitFor(() => expect(backend.auth.acts).toEqual([['signInWithPopup']]));
  await userEvent.click(button);
  await act(async () => undefined);
  expect(backend.auth.acts).toHaveLength(1);
});

it('asks the server once, however often it is submitted', async () => {
  backend.auth.holds();
  show();
  await signIn();
  await waitFor(() => expect(backend.auth.acts).toEqual([ASKED]));
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  await act(async () => undefined);
  expect(backend.auth.acts).toHaveLength(1);
});

it('removes a field’s fault once it is corrected', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  expect(screen.queryByText(login.emailInvalid)).toBeNull();
  expect(screen.getByText(login.passwordMissing)).toBeTruthy();
});

it.each(['not an address', 'a/b@example.com', ' '])('refuses %j as an address', async (typed) => {
  show();
  await userEvent.type(screen.getByLabelText('Email'), typed);
  await userEvent.type(screen.getByLabelText('Password'), 'mango tree 42');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.getByText(login.emailInvalid)).toBeTruthy();
  expect(backend.auth.acts).toEqual([]);
});

/** The prerendered page, and a function that brings it to life. */
function prerendered() {
  const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], {
    initialEntries: ['/login'],
  });
  const page = <RouterProvider router={router} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  return () => render(page, { container, hydrate: true });
}

it('keeps what was typed and chosen before the scripts loaded', async () => {
  const hydrate = prerendered();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
  expect(button.type).toBe('button');
  screen.getByLabelText<HTMLInputElement>('Email').value = 'asha@example.com';
  screen.getByRole<HTMLInputElement>('radio', { name: 'Kitchen' }).checked = true;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrate();
  expect(complaints).not.toHaveBeenCalled();
  expect(button.type).toBe('submit');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kitchen' }).checked).toBe(true);
  await userEvent.type(screen.getByLabelText('Password'), 'mango tree 42{Enter}');
  await waitFor(() => expect(backend.auth.acts).toEqual([ASKED]));
});

it.each(['tap', 'Enter'])('carries out a %s that came before the scripts loaded (P-MORE-14)', async (how) => {
  const hydrate = prerendered();
  runInThisContext(earlyTapScript);
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.type(screen.getByLabelText('Password'), `mango tree 42${how === 'Enter' ? '{Enter}' : ''}`);
  if (how === 'tap') await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(backend.auth.acts).toEqual([]);
  expect(document.documentElement.dataset['tapped']).toBe('');
  hydrate();
  await waitFor(() => expect(backend.auth.acts).toEqual([ASKED]));
  expect(document.documentElement.dataset['tapped']).toBeUndefined();
});

it('sends nothing by itself when nothing was pressed (P-MORE-14)', async () => {
  const hydrate = prerendered();
  runInThisContext(earlyTapScript);
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  hydrate();
  await userEvent.type(screen.getByLabelText('Password'), 'mango tree 42');
  expect(backend.auth.acts).toEqual([]);
});

it('sends the reset mail with the same answer for every address', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: login.forgot }));
  expect(screen.getByText(login.emailInvalid)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), 'nobody@example.com');
  await userEvent.click(screen.getByRole('button', { name: login.forgot }));
  expect(await screen.findByText(login.forgotAsked('nobody@example.com'))).toBeTruthy();
  expect(backend.auth.acts).toEqual([['sendPasswordResetEmail', 'nobody@example.com']]);
});

it('says when the reset mail could not be requested', async () => {
  backend.auth.fails('auth/network-request-failed');
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: login.forgot }));
  expect((await screen.findByRole('alert')).textContent).toBe(login.failures.offline);
});

it.each([
  ['says that the browser keeps nobody signed in where it blocks all storage', 'are blocked'],
  ['leads on where only localStorage is blocked', 'work'],
] as const)('%s', async (_, databases) => {
  blockStorage({ databases });
  try {
    knows(CAPTAIN);
    const arrivesAt = show();
    await signIn();
    if (databases === 'work') await arrivesAt('/dashboard/captain');
    else {
      expect(await screen.findByText(storage.blockedTitle)).toBeTruthy();
      await arrivesAt('/login');
    }
  } finally {
    vi.unstubAllGlobals();
  }
});
