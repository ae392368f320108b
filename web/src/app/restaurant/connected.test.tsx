import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '@bhoj/domain/connections/connection';
import { useConnection } from '../../firebase/connection.ts';
import { Connected } from './connected.tsx';

const { session, live, said, farewell, left, reportFault } = vi.hoisted(() => ({
  session: { current: {} as unknown },
  live: { current: { state: 'missing' } as unknown },
  said: vi.fn<(client: unknown, place: unknown, status: string) => Promise<void>>(),
  farewell: vi.fn<() => () => Promise<void>>(),
  left: vi.fn<() => Promise<void>>(),
  reportFault: vi.fn<(cause: unknown, route: string) => void>(),
}));
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: () => live.current }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => 'client' }));
vi.mock('../../firebase/report-error.ts', () => ({ reportFault }));
vi.mock('../../firebase/session.tsx', () => ({ useSession: () => session.current }));
vi.mock('../../firebase/connection.ts', async (original) => ({
  ...(await original<object>()),
  sayConnection: said,
  farewell,
}));

const signedIn = (role: string) => ({
  state: 'in',
  user: { uid: 'u', claims: { role, restaurant: 'asha@example.com' } },
});
const stored = (status: Connection['status'], fromCache = false) => ({
  state: 'ready',
  value: { status, lastSeen: 1000, timestamp: '' },
  fromCache,
});
const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const statuses = () => said.mock.calls.map(([, , status]) => status);

function Shown() {
  const { isConnected, lastSeen, isSilent } = useConnection();
  return <p>{`${String(isConnected)} ${String(lastSeen)}${isSilent ? ' silent' : ''}`}</p>;
}
const tree = () => (
  <Connected>
    <Shown />
  </Connected>
);

beforeEach(() => {
  session.current = signedIn('owner');
  live.current = { state: 'missing' };
  said.mockReset().mockResolvedValue();
  left.mockReset().mockResolvedValue();
  farewell.mockReset().mockReturnValue(left);
  reportFault.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['owner', 'status'],
  ['captain', 'u'],
  ['kitchen', 'u'],
])('an %s who starts online writes that to connections/%s (DATA-CONN-1, CALL-11)', (role, connectionId) => {
  session.current = signedIn(role);
  render(tree());
  expect(said.mock.calls).toEqual([['client', { restaurantId: 'asha@example.com', connectionId }, 'online']]);
});

it('writes nothing at a start without a network, then writes each change (STATE-5)', () => {
  online(false);
  render(tree());
  expect(statuses()).toEqual([]);
  act(() => void dispatchEvent(new Event('online')));
  act(() => void dispatchEvent(new Event('offline')));
  expect(statuses()).toEqual(['online', 'offline']);
});

it('writes offline when the page goes away, and when its person has signed out (STATE-5)', () => {
  const { rerender } = render(tree());
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(left).toHaveBeenCalledTimes(1);
  session.current = { state: 'out' };
  rerender(tree());
  expect(left).toHaveBeenCalledTimes(2);
  act(() => void dispatchEvent(new Event('online')));
  expect(statuses()).toEqual(['online']);
});

it('writes online again for a page restored from the browser’s memory', () => {
  render(tree());
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(statuses()).toEqual(['online', 'online']);
});

it('shares what the connection document says (STATE-6, CALL-12)', () => {
  live.current = stored('online');
  const { rerender } = render(tree());
  expect(screen.getByText('true 1000')).toBeTruthy();
  live.current = { state: 'denied' };
  rerender(tree());
  expect(screen.getByText('false null')).toBeTruthy();
});

it('notices that the server is silent although the browser is online, and that it answers again', () => {
  vi.useFakeTimers();
  live.current = stored('online', true);
  const { rerender } = render(tree());
  const isSilentAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms - 1));
    expect(screen.getByText('true 1000')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('true 1000 silent')).toBeTruthy();
  };
  isSilentAfter(10_000);
  live.current = stored('online');
  rerender(tree());
  expect(screen.getByText('true 1000')).toBeTruthy();
  live.current = stored('online', true);
  rerender(tree());
  isSilentAfter(5000);
  vi.useRealTimers();
});

it('gives a start longer that has nothing in the cache yet', () => {
  vi.useFakeTimers();
  live.current = { state: 'loading' };
  const { rerender } = render(tree());
  act(() => void vi.advanceTimersByTime(14_999));
  expect(screen.getByText('false null')).toBeTruthy();
  live.current = stored('online', true);
  rerender(tree());
  act(() => void vi.advanceTimersByTime(9999));
  expect(screen.getByText('true 1000')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('true 1000 silent')).toBeTruthy();
  vi.useRealTimers();
});

it('stays online when another device of the session goes offline', () => {
  live.current = stored('online');
  const { rerender } = render(tree());
  live.current = stored('offline');
  rerender(tree());
  rerender(tree());
  expect(statuses()).toEqual(['online', 'online']);
});

it('logs a status that is refused, and does not retry for ever (ERR-4)', async () => {
  said.mockRejectedValue(new Error('denied'));
  const { rerender } = render(tree());
  await act(async () => undefined);
  act(() => void dispatchEvent(new Event('offline')));
  await act(async () => undefined);
  expect(reportFault.mock.calls.map(([cause]) => String(cause))).toEqual([
    'Error: Error updating online status: Error: denied',
    'Error: Error updating offline status: Error: denied',
  ]);
  live.current = stored('offline');
  rerender(tree());
  expect(statuses()).toEqual(['online', 'offline']);
});

it('does nothing for the platform’s staff', () => {
  session.current = { state: 'in', user: { uid: 'u', claims: { role: 'super' } } };
  render(tree());
  expect(said).not.toHaveBeenCalled();
  expect(farewell).not.toHaveBeenCalled();
});
