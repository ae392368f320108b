import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { devices } from '@bhoj/domain/devices/device.collection';
import type { Device } from '@bhoj/domain/devices/device.schema';
import { aDevice } from '@bhoj/domain/fixtures/people';
import { href } from '@bhoj/domain/catalogue/routes';
import { MINUTE } from '@bhoj/domain/time/ist';
import { inMemory, InMemoryClient } from '../../firebase/in-memory.fixtures.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { DeviceLock } from './device-lock.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
const AT = { restaurantId: 'asha@example.com', deviceId: 'DeviceAAAAAAAAAAAAA1' };
const stored = (fields: Partial<Device>) => backend.put(devices, AT, aDevice(fields));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show() {
  const device = { ...AT, secret: 'x'.repeat(43), lockMinutes: 3 };
  const routes = [
    {
      path: href('captain'),
      element: (
        <>
          <DeviceLock device={device} />
          <p>The tables</p>
        </>
      ),
    },
    { path: href('device'), element: <p>Who is it?</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [href('captain')] });
  render(
    <InMemoryClient of={backend}>
      <RouterProvider router={router} />
    </InMemoryClient>,
  );
  await pass(0);
}
const isLocked = () => screen.queryByText('Who is it?') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  backend.clear();
  sessionStorage.clear();
  backend.auth.signIn({ uid: 'ravi', claims: { role: 'captain', restaurant: AT.restaurantId } });
  stored({ lockMinutes: 3 });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('locks three minutes after the last touch, and signs the person out', async () => {
  await show();
  await pass(2 * MINUTE);
  fireEvent.pointerDown(screen.getByText('The tables'));
  await pass(2 * MINUTE);
  expect(isLocked()).toBe(false);
  await pass(MINUTE + 3000);
  expect(isLocked()).toBe(true);
  expect(backend.auth.currentUser).toBeNull();
});

it('never locks a kitchen’s screen that may stay open', async () => {
  stored({ kind: 'kitchen', lockMinutes: null });
  await show();
  await pass(60 * MINUTE);
  expect(isLocked()).toBe(false);
});

it('waits for the network, because nobody could come back in', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  await pass(10 * MINUTE);
  expect(isLocked()).toBe(false);
  online.mockReturnValue(true);
  await pass(3000);
  expect(isLocked()).toBe(true);
});

it('waits for the server, too: a router without the internet is no network', async () => {
  await show();
  backend.goOffline();
  await pass(10 * MINUTE);
  expect(isLocked()).toBe(false);
  backend.mend();
  await pass(3000);
  expect(isLocked()).toBe(true);
});

it('locks where the server refuses the device', async () => {
  backend.fails('permission-denied', devices);
  await show();
  await pass(4 * MINUTE);
  expect(isLocked()).toBe(true);
});

it('locks at once a session that the browser restored after a while', async () => {
  sessionStorage.setItem('bhoj.touch', String(Date.now() - 4 * MINUTE));
  await show();
  expect(isLocked()).toBe(true);
});

it('leaves at once when the device is shut out', async () => {
  await show();
  act(() => stored({ shutOutAt: Date.now() }));
  await pass(0);
  expect(isLocked()).toBe(true);
});
