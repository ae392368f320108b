import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { aMember } from '@bhoj/domain/fixtures/people';
import { members } from '@bhoj/domain/members/member.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { Member } from '@bhoj/domain/members/member.schema';
import { href } from '@bhoj/domain/catalogue/routes';
import { anOutRound } from '../../features/captain/outbox/round.fixtures.ts';
import { aDevice } from '../../features/captain/outbox/round-keep.fixtures.ts';
import type { Device } from '../../features/captain/outbox/round-keep.fixtures.ts';
import { LeftBehind } from '../../features/captain/outbox/left-behind.tsx';
import { KeepContext } from '../../features/captain/outbox/use-kept-rounds.ts';
import { captain } from '../../messages/captain/captain/en.ts';
import { shell } from '../../messages/shared/shell/en.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { inMemory, InMemoryClient, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { Employed } from './employed.tsx';
// Loaded here, so that no test has to wait for it.
import './not-here.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
let device: Device;
const ravi = aMember({ uid: 'u1' });
const isNow = (member: Partial<Member>) => backend.put(members, { uid: 'u1' }, { ...ravi, ...member });
/** The account on the server; the device does not know its new role. */
let account: { uid: string; claims: object };

function show() {
  const page = (
    <Employed
      restaurantId={RESTAURANT}
      uid="u1"
      role="captain"
      left={<LeftBehind restaurantId={RESTAURANT} />}
    >
      <h1>The page</h1>
    </Employed>
  );
  const router = createMemoryRouter(
    [
      { path: href('captain'), element: page },
      { path: href('kitchen'), element: <p>The tickets</p> },
      { path: href('login'), element: <p>Sign in here</p> },
    ],
    { initialEntries: [href('captain')] },
  );
  render(
    <InMemoryClient of={backend}>
      <KeepContext value={device.tab()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </KeepContext>
    </InMemoryClient>,
  );
}

beforeEach(() => {
  device = aDevice();
  localStorage.clear();
  backend.clear();
  account = { uid: 'u1', claims: { role: 'captain', restaurant: RESTAURANT } };
  backend.auth.signIn(account);
});
afterEach(cleanup);

it.each([
  ['loading', 'slow'],
  ['failed', 'unavailable'],
  ['denied', 'permission-denied'],
] as const)('leaves the page alone while the record is %s', (_, how) => {
  backend.fails(how, members);
  show();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('leaves the page alone for somebody who works here', () => {
  isNow({});
  show();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it.each([
  ['says so', () => isNow({ active: false })],
  ['is gone', () => backend.remove(members, { uid: 'u1' })],
])('closes the page when the record %s, and signs out when asked to', async (_, arrange) => {
  arrange();
  show();
  expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain(shell.dismissedTitle);
  expect(backend.client.auth.currentUser).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: shell.signOut }));
  expect(await screen.findByText('Sign in here')).toBeTruthy();
  expect(backend.client.auth.currentUser).toBeNull();
});

it('tells a dismissed captain dish by dish what was not sent, and keeps it', async () => {
  const selection = { itemId: 'dal', variantId: null, addOnIds: [], quantity: 2, note: '' };
  const round = anOutRound({ restaurantId: RESTAURANT, selections: [selection] });
  device.kept(RESTAURANT).set(round.roundId, round);
  localStorage.setItem(`bhoj.drafts.${RESTAURANT}`, JSON.stringify({ 'F1-T02': [selection] }));
  backend.put(menus, {}, aMenu({ items: [dishOf('Dal Makhani', 287, { id: 'dal' })] }));
  isNow({ active: false });
  show();
  expect(await screen.findByText(captain.leftBehind(2))).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'F1-T01: 2 × Dal Makhani',
    'F1-T02: 2 × Dal Makhani',
  ]);
  expect([...device.kept(RESTAURANT).values()]).toEqual([round]);
});

it('moves on to the new role’s page once the account has the new role', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backend.auth.fails('auth/network-request-failed');
  isNow({ role: 'kitchen' });
  show();
  expect(await screen.findByText(shell.moving.kitchen)).toBeTruthy();
  // First no answer, then the old claims, then the new ones.
  await vi.advanceTimersByTimeAsync(2000);
  backend.auth.fails(null);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByText('The tickets')).toBeNull();
  account.claims = { role: 'kitchen', restaurant: RESTAURANT };
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByText('The tickets')).toBeTruthy());
  expect(screen.getByText(shell.movedTo.kitchen)).toBeTruthy();
});
