import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { inMemory, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import type { Live } from '../../firebase/live.ts';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { install } from '../../messages/owner/install/en.ts';
import { holdInstallOffer } from '../../ui/shared/install-offer.ts';
import { FILES, LAST_TICK, TICK } from './install-model.ts';
import { InstallPage } from './install-page.tsx';

const backend = inMemory();
const record = { current: {} as unknown };

const restaurant = aNewRestaurant({
  email: 'asha@example.com',
  restaurantType: 'Both',
  seatingConfiguration: { floors: 2, tablesPerFloor: [3, 2] },
});

function show() {
  const router = createMemoryRouter(
    [
      {
        path: '/install',
        element: (
          <InRestaurant record={record.current as Live<WholeRestaurant>} backend={backend}>
            <InstallPage />
          </InRestaurant>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/install'] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function goTo(step: 1 | 2 | 3 | 4 | 5) {
  if (step > 1) press('Next');
  if (step > 2) fireEvent.click(screen.getByLabelText('I accept the terms of the license agreement'));
  for (let at = 2; at < step; at += 1) press('Next');
  expect(screen.getByText(`Step ${step} of 5`)).toBeTruthy();
}

const runThrough = () => pass((LAST_TICK + 1) * TICK);

beforeEach(() => {
  vi.useFakeTimers();
  record.current = { state: 'ready', value: restaurant, fromCache: false };
  backend.clear();
  backend.putRestaurant(restaurant);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('begins with a welcome, which has no way back (INSTALL-6)', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
  expect(screen.getByText('Step 1 of 5')).toBeTruthy();
  expect(button('Back').disabled).toBe(true);
  expect(screen.getByText(install.support)).toBeTruthy();
});

it('names the five steps, and marks the one at hand (INSTALL-1)', () => {
  show();
  goTo(3);
  const rail = screen.getByRole('list', { name: install.steps });
  const steps = [...rail.querySelectorAll('li')];
  expect(steps.map((step) => step.textContent)).toEqual([
    'Welcome',
    'License agreement',
    '3Installation location',
    '4Restaurant configuration',
    '5Installing',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
});

it('goes on only when the license is accepted, and remembers that (INSTALL-2, VALID-4)', () => {
  show();
  goTo(2);
  expect(button('Next').disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('I accept the terms of the license agreement'));
  press('Next');
  press('Back');
  expect(button('Next').disabled).toBe(false);
});

it('shows the target folder and the requirements (INSTALL-3)', () => {
  show();
  goTo(3);
  expect(screen.getByText('156.7 MB')).toBeTruthy();
  expect(screen.getByText('500 MB')).toBeTruthy();
});

it('shows a summary of the restaurant (INSTALL-4)', () => {
  show();
  goTo(4);
  for (const fact of ['Spice Route', 'Asha Rao', 'asha@example.com', 'Both', '5 tables on 2 floors']) {
    expect(screen.getByText(fact)).toBeTruthy();
  }
});

it.each([
  ['loading', install.summary.loading],
  ['failed', install.summary.failedTitle],
  ['denied', install.summary.deniedTitle],
] as const)('stops while the restaurant is %s', (state, words) => {
  record.current = { state };
  show();
  goTo(4);
  expect(screen.queryByLabelText(words) ?? screen.getByText(words)).toBeTruthy();
  expect(button('Next').disabled).toBe(true);
});

it('installs ten files, writes to the record once, and opens the dashboard two seconds later (INSTALL-5, INSTALL-7, LIMIT-6, STATE-3, DATA-OWNER-5)', async () => {
  const at = show();
  goTo(5);
  for (const { name } of FILES) expect(screen.getByText(name)).toBeTruthy();
  press('Install');
  expect(button('Installing...').disabled).toBe(true);
  expect(button('Back').disabled).toBe(true);
  await runThrough();
  expect(screen.getByText('Installation Complete! Redirecting to dashboard...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Install/ })).toBeNull();
  expect(screen.getByRole('link', { name: install.openDashboard })).toBeTruthy();
  expect(backend.writes).toEqual([restaurants.path({ restaurantId: RESTAURANT })]);
  expect(backend.stored(restaurants, {})).toMatchObject({
    installed: true,
    installationDate: expect.any(Number),
  });
  await pass(1999);
  expect(at()).toBe('/install');
  await pass(1);
  expect(at()).toBe('/dashboard');
});

it('does not wait for a write without a network', async () => {
  backend.goOffline();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const at = show();
  goTo(5);
  press('Install');
  await runThrough();
  expect(screen.getByText(install.run.queued)).toBeTruthy();
  await pass(2000);
  expect(at()).toBe('/dashboard');
  vi.restoreAllMocks();
});

it('stays open when the write was refused, and retries it', async () => {
  backend.refuseWrites();
  const at = show();
  goTo(5);
  press('Install');
  await runThrough();
  await pass(2000);
  expect(screen.getByRole('alert').textContent).toBe(install.run.notSaved);
  expect(at()).toBe('/install');
  expect(backend.stored(restaurants, {})?.installed).toBe(restaurant.installed);
  backend.mend();
  press('Install');
  await pass(TICK);
  expect(screen.getByText(install.run.complete)).toBeTruthy();
  expect(backend.stored(restaurants, {})?.installed).toBe(true);
});

it('leaves no timer behind when the page is left in the middle', async () => {
  show();
  goTo(5);
  press('Install');
  await pass(TICK * 3);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

it('tells a person who has installed before, and leads them on', () => {
  record.current = { state: 'ready', value: { ...restaurant, installed: true, installationDate: 0 } };
  show();
  expect(screen.getByText(/installed on/)).toBeTruthy();
  expect(screen.getByRole('link', { name: install.openDashboard }).getAttribute('href')).toBe('/dashboard');
});

it('offers the browser’s own installation when there is one, and first, however early the browser offered it (P-MORE-7)', async () => {
  holdInstallOffer();
  show();
  goTo(5);
  expect(screen.queryByRole('button', { name: install.run.promptButton })).toBeNull();
  cleanup();
  const outcomes = ['dismissed', 'accepted'];
  const offer = () =>
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: outcomes.shift() }),
    });
  const first = offer();
  dispatchEvent(first);
  expect(first.defaultPrevented).toBe(true);
  show();
  goTo(5);
  const files = screen.getByText(FILES[0].name);
  const prompt = button(install.run.promptButton);
  expect(prompt.compareDocumentPosition(files) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  press(install.run.promptButton);
  await pass(0);
  expect(screen.queryByText(install.run.prompted)).toBeNull();
  act(() => void dispatchEvent(offer()));
  press(install.run.promptButton);
  await pass(0);
  expect(screen.getByText(install.run.prompted)).toBeTruthy();
});
