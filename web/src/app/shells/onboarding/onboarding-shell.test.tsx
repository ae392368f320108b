import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import { inMemory, InMemoryClient, RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { onboarding } from '../../../messages/owner/onboarding/en.ts';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { OnboardingShell } from './onboarding-shell.tsx';
import { createMemoryRouter } from '../../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
vi.mock('./load-ahead.ts', () => ({ loadAhead: () => undefined }));
/** How often the record and the sections of its settings were read so far. */
const reads = () =>
  [restaurants, ...Object.values(SECTIONS)].map((collection) => backend.asked(collection).length);

beforeEach(() => {
  backend.clear();
  backend.auth.signIn({ email: RESTAURANT });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(path: string) {
  const router = createMemoryRouter(
    [{ element: <OnboardingShell />, children: [{ path: '*', element: <p>the question</p> }] }],
    { initialEntries: [path] },
  );
  render(
    <InMemoryClient of={backend}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </InMemoryClient>,
  );
}

it('shows the current step; earlier steps are links, later ones are not', () => {
  show('/onboarding/tax');
  const steps = within(screen.getByRole('navigation', { name: onboarding.progressLabel }));
  expect(steps.getByText('Step 3 of 6')).toBeTruthy();
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/onboarding/restaurant-type',
    '/onboarding/seating',
  ]);
  expect(steps.getByText('Tax').getAttribute('aria-current')).toBe('step');
});

it.each(['/install', '/onboarding/complete'])('counts no step on %s', (path) => {
  show(path);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(within(screen.getByRole('main')).getByText('the question')).toBeTruthy();
});

it('says that answers wait on the device while there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('/onboarding/tax');
  expect(screen.getByText(onboarding.offline)).toBeTruthy();
});

it('lets its owner log out', async () => {
  show('/onboarding/tax');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(backend.auth.acts).toEqual([['signOut']]);
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

it('reads the owner’s record again at each step, and for nobody else', async () => {
  const router = createMemoryRouter(
    [{ element: <OnboardingShell />, children: [{ path: '*', element: <p>the question</p> }] }],
    { initialEntries: ['/onboarding/tax'] },
  );
  const tree = (role: 'owner' | 'captain') => (
    <ThemeProvider>
      <InRestaurant role={role} backend={backend}>
        <RouterProvider router={router} />
      </InRestaurant>
    </ThemeProvider>
  );
  const { rerender } = render(tree('captain'));
  expect(reads()).toEqual([0, 0, 0, 0]);
  rerender(tree('owner'));
  // The record, and the three sections of the settings.
  expect(reads()).toEqual([1, 1, 1, 1]);
  await act(() => router.navigate('/onboarding/tax?again'));
  expect(reads()).toEqual([1, 1, 1, 1]);
  await act(() => router.navigate('/onboarding/cuisine'));
  expect(reads()).toEqual([2, 2, 2, 2]);
  expect(backend.listeners()).toBe(4);
});
