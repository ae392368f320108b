import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { enterDevice, openDevice } from '@bhoj/domain/devices/devices.contract';
import { punch, readMyRoster } from '@bhoj/domain/roster/roster.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { inMemory, InMemoryClient } from '../../firebase/in-memory.fixtures.tsx';
import { keepDevice } from '../../firebase/keep-device.ts';
import { thisDevice } from '../../firebase/shared-device.ts';
import { pin as words } from '../../messages/shared/pin/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { DevicePage } from './device-page.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
const RESTAURANT = 'asha@example.com';
const RAVI = { uid: 'UidOfRaviAAAAAAAAAAAA', name: 'Ravi' };
const AT = { restaurantId: RESTAURANT, deviceId: 'DeviceAAAAAAAAAAAAA1', secret: 'x'.repeat(43) };
const OPENED = {
  restaurantName: 'Spice Route',
  name: 'Counter tablet',
  kind: 'captain' as const,
  lockMinutes: 3,
  renew: false,
  people: [RAVI, { uid: 'UidOfMeenaAAAAAAAAAAA', name: 'Meena' }],
};

const OWN = { today: '2026-11-20', inSince: null, hasRoster: false, shifts: [], days: [] };

function show() {
  const routes = [
    { path: href('device'), element: <DevicePage /> },
    { path: href('captain'), element: <p>The tables</p> },
    { path: href('login'), element: <p>Sign in here</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [href('device')] });
  render(
    <ThemeProvider>
      <InMemoryClient of={backend}>
        <RouterProvider router={router} />
      </InMemoryClient>
    </ThemeProvider>,
  );
}
const type = (digits: string) => {
  for (const digit of digits) fireEvent.click(screen.getByRole('button', { name: digit }));
};

beforeEach(() => {
  backend.clear();
  keepDevice({ ...AT, lockMinutes: 3 });
  backend.answer(openDevice, () => OPENED);
  backend.answer(readMyRoster, () => OWN);
  backend.answer(enterDevice, () => ({ token: RAVI.uid, role: 'captain' as const }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('asks who it is, and lets the person in with the sixth digit', async () => {
  backend.auth.knows({ uid: RAVI.uid, claims: { role: 'captain', restaurant: RESTAURANT } });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ravi' }));
  type('48291');
  expect(backend.sent(enterDevice)).toEqual([]);
  type('5');
  expect(await screen.findByText('The tables')).toBeTruthy();
  expect(backend.sent(enterDevice)).toEqual([{ ...AT, uid: RAVI.uid, pin: '482915' }]);
});

it('takes the PIN from a keyboard, and a wrong digit back', async () => {
  backend.refuse(enterDevice, 'pin-wrong');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Meena' }));
  for (const key of ['1', '2', 'Backspace', '3', '4', '5', '6', '7'])
    fireEvent.keyDown(globalThis.window, { key });
  expect((await screen.findByRole('alert')).textContent).toContain(reasonSentences['pin-wrong']);
  expect(backend.sent(enterDevice)).toMatchObject([{ pin: '134567' }]);
  expect(screen.getByRole('status').textContent).toBe(words.typed(0));
  fireEvent.click(screen.getByRole('button', { name: words.back }));
  expect(screen.getByRole('heading', { name: words.who })).toBeTruthy();
});

it('says how long a locked entry waits', async () => {
  backend.refuse(enterDevice, 'pin-locked', { waitMs: 14 * 60_000 + 1 });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ravi' }));
  type('482915');
  expect((await screen.findByRole('alert')).textContent).toContain(words.locked(15));
});

it('says what to do when nobody has a PIN', async () => {
  backend.answer(openDevice, () => ({ ...OPENED, people: [] }));
  show();
  expect(await screen.findByRole('heading', { name: words.nobody })).toBeTruthy();
});

it('forgets that it is a shared device once it is shut out', async () => {
  backend.refuse(openDevice, 'device-shut-out');
  show();
  expect((await screen.findByRole('alert')).textContent).toContain(words.shutOut);
  expect(thisDevice()).toBeNull();
});

it('renews its secret: keeps the new one before it is sent, and forgets the old one once it was used', async () => {
  const held = new Set([AT.secret]);
  let mayKeep = false;
  backend.answer(openDevice, ({ secret, next }) => {
    if (!held.has(secret)) throw new Refusal('device-shut-out');
    if (secret !== AT.secret) held.delete(AT.secret);
    if (next !== undefined && mayKeep) held.add(next);
    return { ...OPENED, renew: secret === AT.secret };
  });
  show();
  await screen.findByRole('button', { name: 'Ravi' });
  await waitFor(() => expect(thisDevice()?.next).toHaveLength(43));
  const next = thisDevice()?.next ?? '';
  expect(thisDevice()?.secret).toBe(AT.secret);
  await waitFor(() => expect(backend.sent(openDevice)).toContainEqual({ ...AT, next }));
  // The server never got the new secret: the old one opens the device, which offers the same new one again.
  cleanup();
  mayKeep = true;
  show();
  await screen.findByRole('button', { name: 'Ravi' });
  expect(thisDevice()).toMatchObject({ secret: AT.secret, next });
  cleanup();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ravi' }));
  expect(thisDevice()).toEqual({ ...AT, secret: next, lockMinutes: 3 });
  expect([...held]).toEqual([next]);
  backend.refuse(enterDevice, 'pin-wrong');
  type('482915');
  await waitFor(() => expect(backend.sent(enterDevice)).toMatchObject([{ secret: next }]));
});

it('offers to try again when nothing could be loaded', async () => {
  backend.refuse(openDevice, 'unexpected');
  show();
  const again = await screen.findByRole('button', { name: words.tryAgain });
  backend.answer(openDevice, () => OPENED);
  fireEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Ravi' })).toBeTruthy();
  expect(thisDevice()).not.toBeNull();
});

it('says that another browser is no shared device', async () => {
  localStorage.clear();
  show();
  expect(await screen.findByRole('heading', { name: words.noDevice })).toBeTruthy();
  expect(backend.sent(openDevice)).toEqual([]);
});

it('punches in whoever chooses to, and asks the next one who it is', async () => {
  backend.auth.knows({ uid: RAVI.uid, claims: { role: 'captain', restaurant: RESTAURANT } });
  backend.answer(punch, () => ({
    kind: 'in' as const,
    at: Date.parse('2026-11-20T10:05+05:30'),
    day: '2026-11-20',
  }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ravi' }));
  fireEvent.click(screen.getByRole('button', { name: 'Punch in or out' }));
  type('482915');
  expect(await screen.findByText('You are out.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Punch in' }));
  expect(await screen.findByText('Punched in at 10:05 am')).toBeTruthy();
  expect(backend.sent(punch)).toMatchObject([{ kind: 'in' }]);
  expect(screen.getByRole('button', { name: 'Go to the tables' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: words.who })).toBeTruthy();
  expect(backend.auth.currentUser).toBeNull();
});

it('goes from the punch to the tables, and says what to do without a person on the payroll', async () => {
  backend.auth.knows({ uid: RAVI.uid, claims: { role: 'captain', restaurant: RESTAURANT } });
  backend.refuse(readMyRoster, 'person-not-found');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Ravi' }));
  fireEvent.click(screen.getByRole('button', { name: 'Punch in or out' }));
  type('482915');
  expect(await screen.findByText(reasonSentences['punch-needs-person'])).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go to the tables' }));
  expect(await screen.findByText('The tables')).toBeTruthy();
});
