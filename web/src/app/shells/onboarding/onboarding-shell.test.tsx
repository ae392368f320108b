import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { onboarding } from '../../../messages/owner/onboarding/en.ts';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { OnboardingShell } from './onboarding-shell.tsx';
import { createMemoryRouter } from '../../../ui/shared/address/behind-react-router.fixtures.tsx';

const { signOut, watched } = vi.hoisted(() => ({
  signOut: vi.fn<() => Promise<void>>(),
  watched: vi.fn<() => void>(),
}));
vi.mock('../../../firebase/live.ts', async () => {
  const { useEffect } = await import('react');
  return {
    useLiveDoc: () => {
      useEffect(watched, []);
      return { state: 'loading' };
    },
  };
});
vi.mock('./load-ahead.ts', () => ({ loadAhead: () => undefined }));
vi.mock('../../../firebase/session.tsx', () => ({
  useAuth: () => ({ signOut }),
  useSession: () => ({ state: 'in', user: {} }),
}));

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
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
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
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it('reads the owner’s record again at each step, and for nobody else', async () => {
  const router = createMemoryRouter(
    [{ element: <OnboardingShell />, children: [{ path: '*', element: <p>the question</p> }] }],
    { initialEntries: ['/onboarding/tax'] },
  );
  const tree = (role: 'owner' | 'captain') => (
    <ThemeProvider>
      <InRestaurant role={role}>
        <RouterProvider router={router} />
      </InRestaurant>
    </ThemeProvider>
  );
  const { rerender } = render(tree('captain'));
  expect(watched).not.toHaveBeenCalled();
  rerender(tree('owner'));
  // The record, and the three sections of the settings.
  expect(watched).toHaveBeenCalledTimes(4);
  await act(() => router.navigate('/onboarding/tax?again'));
  expect(watched).toHaveBeenCalledTimes(4);
  await act(() => router.navigate('/onboarding/cuisine'));
  expect(watched).toHaveBeenCalledTimes(8);
});
