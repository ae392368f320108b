import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Claims } from '@bhoj/domain/platform/roles';
import { login } from '../../messages/login.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { LoginPage } from './login-page.tsx';

const { world, auth } = vi.hoisted(() => ({
  world: {
    session: { state: 'out' } as unknown,
    record: { state: 'loading' } as unknown,
    notify: () => undefined as void,
  },
  auth: {
    signIn: vi.fn<(email: string, password: string) => Promise<unknown>>(),
    signOut: vi.fn<() => Promise<void>>(),
    sendPasswordReset: vi.fn<(email: string) => Promise<string>>(),
  },
}));
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: () => world.record }));
vi.mock('../../firebase/session.tsx', () => ({
  useAuth: () => auth,
  useSession: () =>
    useSyncExternalStore(
      (notify) => {
        world.notify = notify;
        return () => undefined;
      },
      () => world.session,
    ),
}));

const signedIn = (claims: Claims | null) => ({
  state: 'in',
  user: { uid: 'u', email: 'asha@example.com', emailVerified: true, displayName: '', photoURL: null, claims },
});
const OWNER: Claims = { role: 'owner', restaurant: 'asha@example.com' };
const CAPTAIN: Claims = { role: 'captain', restaurant: 'asha@example.com' };

function become(claims: Claims | null) {
  auth.signIn.mockImplementation(async () => {
    act(() => {
      world.session = signedIn(claims);
      world.notify();
    });
    return { user: {} };
  });
}

function show(state?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: '/login', state }] },
  );
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  return async (expected: string) =>
    waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(expected));
}

async function signIn(email = 'Asha@Example.com', password = 'mango tree 42') {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  world.session = { state: 'out' };
  world.record = { state: 'ready', value: { installed: true } };
  auth.signIn.mockReset().mockResolvedValue({ failure: 'wrong-credentials' });
  auth.signOut.mockReset().mockResolvedValue();
  auth.sendPasswordReset.mockReset().mockResolvedValue('asked');
});
afterEach(cleanup);

it('offers the three places, Restaurant first, and the way to an account', () => {
  show();
  const places = screen.getAllByRole<HTMLInputElement>('radio');
  expect(places.map((place) => [place.parentElement?.textContent, place.checked])).toEqual([
    ['Restaurant', true],
    ['Captain', false],
    ['Kitchen', false],
  ]);
  expect(screen.getByRole('link', { name: login.createAccount }).getAttribute('href')).toBe('/signup');
});

it('asks for both fields before it asks the server', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(login.emailInvalid)).toBeTruthy();
  expect(screen.getByText(login.passwordMissing)).toBeTruthy();
  expect(auth.signIn).not.toHaveBeenCalled();
});

it.each(['wrong-credentials', 'too-many-tries', 'offline', 'failed'] as const)(
  'says why signing in failed, and keeps what was typed: %s',
  async (failure) => {
    auth.signIn.mockResolvedValue({ failure });
    show();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(login.failures[failure]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('Asha@Example.com');
  },
);

it.each([
  [true, '/dashboard'],
  [false, '/install'],
])('leads an owner on by their record: installed %s', async (installed, to) => {
  world.record = { state: 'ready', value: { installed } };
  become(OWNER);
  const expectAt = show();
  await signIn();
  await expectAt(to);
});

it('tells a captain who chose Restaurant whose account it is, and leads there', async () => {
  become(CAPTAIN);
  const expectAt = show();
  await signIn();
  await expectAt('/dashboard/captain');
  expect(screen.getByText(login.takenTo.captain)).toBeTruthy();
});

it('says nothing to a cook who chose Kitchen', async () => {
  become({ role: 'kitchen', restaurant: 'asha@example.com' });
  const expectAt = show();
  await userEvent.click(screen.getByRole('radio', { name: 'Kitchen' }));
  await signIn();
  await expectAt('/dashboard/kitchen');
  expect(screen.queryByText(login.takenTo.kitchen)).toBeNull();
});

it('leads back to where somebody came from, where they may go', async () => {
  become(OWNER);
  const expectAt = show({ from: '/dashboard/menu?q=dal' });
  await signIn();
  await expectAt('/dashboard/menu?q=dal');
});

it('leads on whoever is signed in already, without a word', async () => {
  world.session = signedIn(CAPTAIN);
  const expectAt = show({ from: '/dashboard/menu' });
  await expectAt('/dashboard/captain');
  expect(screen.queryByText(login.takenTo.captain)).toBeNull();
});

it('tells an account without a role, and signs it out', async () => {
  world.session = signedIn(null);
  show();
  expect(screen.getByRole('alert').textContent).toContain('asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(auth.signOut).toHaveBeenCalledOnce();
});

it('says so when the record of a restaurant cannot be read', () => {
  world.session = signedIn(OWNER);
  world.record = { state: 'failed' };
  show();
  expect(screen.getByRole('alert').textContent).toContain(login.recordFailedTitle);
});

it('shows that it waits while the session is unknown', () => {
  world.session = { state: 'unknown' };
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it('sends the reset mail with the same answer for every address', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: login.forgot }));
  expect(screen.getByText(login.emailInvalid)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), 'nobody@example.com');
  await userEvent.click(screen.getByRole('button', { name: login.forgot }));
  expect(await screen.findByText(login.forgotAsked('nobody@example.com'))).toBeTruthy();
  expect(auth.sendPasswordReset).toHaveBeenCalledWith('nobody@example.com');
});

it('says where the reset mail could not be asked for', async () => {
  auth.sendPasswordReset.mockResolvedValue('offline');
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: login.forgot }));
  expect((await screen.findByRole('alert')).textContent).toBe(login.failures.offline);
});
