import { act, cleanup, screen } from '@testing-library/react';
import { RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { inMemory, InMemoryClient } from '../../firebase/in-memory.fixtures.tsx';
import { forgetDevice, keepDevice } from '../../firebase/keep-device.ts';
import { Guarded } from './guards.tsx';
import { signingOut } from './signing-out.ts';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();

afterEach(() => {
  forgetDevice();
  cleanup();
  backend.clear();
});

const signIn = (role: Role) => backend.auth.signIn({ claims: { role, restaurant: 'r' } });

function Elsewhere() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function open(path: string) {
  const page = (
    <Guarded name="dashboard">
      <h1>The page</h1>
    </Guarded>
  );
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: page },
      { path: '/onboarding/tax', element: page },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  return render(
    <InMemoryClient of={backend}>
      <RouterProvider router={router} />
    </InMemoryClient>,
  );
}

it('shows nothing while the session is unknown (DASH-2)', () => {
  backend.auth.forget();
  expect(open('/dashboard').container.textContent).toBe('');
});

it('shows the page to the role it is for', () => {
  signIn('owner');
  open('/dashboard');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('sends whoever is signed out on a shared device to its entrance (P-DEVICE-1)', () => {
  keepDevice({ restaurantId: 'r', deviceId: 'd', secret: 's', lockMinutes: 3 });
  open('/onboarding/tax');
  expect(screen.getByText(/^\/device /)).toBeTruthy();
});

it('sends a signed-out person to sign in, and remembers the page they wanted (ONBOARD-1, DASH-2, ROLE-2)', () => {
  open('/onboarding/tax?x=1');
  expect(screen.getByText('/login {"from":"/onboarding/tax?x=1"}')).toBeTruthy();
});

it('says that the session is gone and remembers the page, unless the person signed out themselves', async () => {
  signIn('owner');
  open('/dashboard');
  act(() => backend.auth.signOut());
  expect(await screen.findByText('/login {"from":"/dashboard","isGone":true}')).toBeTruthy();
  cleanup();
  signIn('owner');
  open('/dashboard');
  await signingOut(async () => {
    act(() => backend.auth.signOut());
    expect(await screen.findByText('/login null')).toBeTruthy();
  });
});

it('remembers nothing either where the page is drawn after the act is done, until somebody signs in', async () => {
  signIn('owner');
  open('/dashboard');
  await signingOut(async () => undefined);
  act(() => backend.auth.signOut());
  expect(await screen.findByText('/login null')).toBeTruthy();
  cleanup();
  signIn('owner');
  open('/dashboard');
  act(() => backend.auth.signOut());
  expect(await screen.findByText('/login {"from":"/dashboard","isGone":true}')).toBeTruthy();
});

it('remembers the page where signing out has failed', async () => {
  signIn('owner');
  open('/dashboard');
  await expect(signingOut(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  act(() => backend.auth.signOut());
  expect(await screen.findByText('/login {"from":"/dashboard","isGone":true}')).toBeTruthy();
});

it('tells another role that the page is not theirs (DASH-1)', () => {
  signIn('captain');
  open('/dashboard');
  expect(screen.getByRole('heading', { name: 'This page is not for your account' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/captain');
});

it.each([
  ['captain', '/dashboard/captain'],
  ['kitchen', '/dashboard/kitchen'],
] as const)('sends a %s who opens the installed app to their own page', (role, path) => {
  signIn(role);
  open('/dashboard?from=app');
  expect(screen.getByText(`${path} null`)).toBeTruthy();
});
