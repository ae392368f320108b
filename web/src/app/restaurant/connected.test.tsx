import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { aConnection } from '@bhoj/domain/fixtures/records';
import { useConnection } from '../../firebase/connection.ts';
import { inMemory, InMemoryClient, RESTAURANT } from '../../firebase/in-memory.fixtures.tsx';
import { Connected } from './connected.tsx';

const backend = inMemory();

const signIn = (role: Role) =>
  backend.auth.signIn({ uid: 'u', claims: role === 'super' ? { role } : { role, restaurant: RESTAURANT } });
const OWNERS = { connectionId: 'status' };
/** Stores the owner's connection, as another device of theirs would. */
const says = (status: 'online' | 'offline') =>
  backend.put(connections, OWNERS, aConnection({ status, lastSeen: 1000 }));
const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
/** The writes of this device so far. */
const statuses = () => backend.written(connections).map(({ status }) => status);
const happens = (event: Event) => act(async () => void dispatchEvent(event));

function Shown() {
  const { isConnected, lastSeen, isSilent } = useConnection();
  return <p>{`${String(isConnected)} ${String(lastSeen)}${isSilent ? ' silent' : ''}`}</p>;
}
const tree = () => (
  <InMemoryClient of={backend}>
    <Connected>
      <Shown />
    </Connected>
  </InMemoryClient>
);

beforeEach(() => {
  backend.clear();
  backend.serveApp();
  signIn('owner');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['owner', 'status'],
  ['captain', 'u'],
  ['kitchen', 'u'],
] as const)(
  'an %s who starts online writes that to connections/%s (DATA-CONN-1, CALL-11)',
  (role, connectionId) => {
    signIn(role);
    render(tree());
    expect(backend.writes).toEqual([connections.path({ restaurantId: RESTAURANT, connectionId })]);
    expect(statuses()).toEqual(['online']);
  },
);

it('writes nothing at a start without a network, then writes each change (STATE-5)', async () => {
  online(false);
  render(tree());
  expect(statuses()).toEqual([]);
  await happens(new Event('online'));
  await happens(new Event('offline'));
  expect(statuses()).toEqual(['online', 'offline']);
});

it('writes offline when the page goes away, and when its person has signed out (STATE-5)', async () => {
  render(tree());
  await happens(new Event('pagehide'));
  // This page is still there, and says so.
  expect(statuses()).toEqual(['online', 'offline', 'online']);
  await act(async () => backend.auth.signOut());
  expect(statuses()).toEqual(['online', 'offline', 'online', 'offline']);
  await happens(new Event('online'));
  expect(statuses()).toHaveLength(4);
  expect(backend.stored(connections, OWNERS)).toMatchObject({
    status: 'offline',
    lastSeen: expect.any(Number),
  });
});

it('writes online again for a page restored from the browser’s memory', async () => {
  render(tree());
  await happens(Object.assign(new Event('pageshow'), { persisted: true }));
  await happens(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(statuses()).toEqual(['online', 'online']);
});

it('shares what the connection document says (STATE-6, CALL-12)', () => {
  vi.useFakeTimers({ now: 1000 });
  online(false);
  says('online');
  render(tree());
  expect(screen.getByText('true 1000')).toBeTruthy();
  says('offline');
  expect(screen.getByText('false 1000')).toBeTruthy();
  cleanup();
  online(true);
  backend.fails('permission-denied', connections);
  render(tree());
  // A refusal is an answer: the server is not silent.
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/^(true|false) null$/)).toBeTruthy();
});

it('notices that the server is silent although the browser is online, and that it answers again', () => {
  vi.useFakeTimers({ now: 1000 });
  says('online');
  backend.goOffline();
  render(tree());
  const isSilentAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms - 1));
    expect(screen.getByText('true 1000')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('true 1000 silent')).toBeTruthy();
  };
  isSilentAfter(10_000);
  backend.mend();
  expect(screen.getByText('true 1000')).toBeTruthy();
  backend.goOffline();
  isSilentAfter(5000);
});

it('gives a start longer that has nothing in the cache yet', async () => {
  vi.useFakeTimers({ now: 1000 });
  backend.answersInTurn({ isKept: true });
  render(tree());
  act(() => void vi.advanceTimersByTime(14_999));
  expect(screen.getByText('false null')).toBeTruthy();
  await backend.giveAnswers('device');
  act(() => void vi.advanceTimersByTime(9999));
  expect(screen.getByText('true 1000')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('true 1000 silent')).toBeTruthy();
});

it('stays online when another device of the session goes offline', () => {
  says('online');
  const { rerender } = render(tree());
  says('offline');
  rerender(tree());
  rerender(tree());
  expect(statuses()).toEqual(['online', 'online']);
});

it('logs a status that is refused, and does not retry for ever (ERR-4)', async () => {
  backend.refuseWrites();
  render(tree());
  await act(async () => undefined);
  await happens(new Event('offline'));
  const reports = () => backend.sent(REPORT_ERROR).map((sent) => (sent as { message: string }).message);
  const refused = [
    'Error: Error updating online status: FirebaseError: permission-denied',
    'Error: Error updating offline status: FirebaseError: permission-denied',
  ];
  expect(reports()).toEqual(refused);
  await act(async () => says('offline'));
  expect(reports()).toEqual(refused);
  expect(statuses()).toEqual([]);
});

it('does nothing for the platform’s staff', async () => {
  signIn('super');
  render(tree());
  await happens(new Event('pagehide'));
  expect(backend.writes).toEqual([]);
  expect(backend.reads()).toEqual([]);
});
