import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOrder, aWaitingOrder } from '@bhoj/domain/fixtures/orders';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { withCallUntil } from '@bhoj/domain/orders/shape/call-queue';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { HOUR } from '@bhoj/domain/time/ist';
import { inMemory, InMemoryClient, RESTAURANT } from './in-memory.fixtures.tsx';
import { useLiveOrders } from './use-live-orders.ts';

const backend = inMemory();
const waiting = withCallUntil({ ...holdRound(aWaitingOrder(), 'r1'), expireAt: NOW + HOUR / 2 });
const live = () =>
  renderHook(() => useLiveOrders(RESTAURANT), {
    wrapper: ({ children }) => <InMemoryClient of={backend}>{children}</InMemoryClient>,
  }).result;
const shownIn = ({ current }: { readonly current: ReturnType<typeof useLiveOrders> }) =>
  current.state === 'ready' ? current.value.map(({ id, value }) => `${id} ${value.state}`).toSorted() : [];
const lists = () => backend.reads().filter(({ at }) => at === orders.parent({ restaurantId: RESTAURANT }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  backend.clear();
  backend.putAll(orders, { a: anOrder(), c: waiting });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows open orders and those that ask, each once; one that is being accepted is open', () => {
  backend.put(orders, { orderId: 'b' }, waiting);
  const result = live();
  expect(shownIn(result)).toEqual(['a open', 'b waiting', 'c waiting']);
  backend.lags('asksUntil');
  backend.put(orders, { orderId: 'b' }, anOrder());
  expect(shownIn(result)).toEqual(['a open', 'b open', 'c waiting']);
  expect(result.current).not.toHaveProperty('shownAtMost');
});

it('shows what this device knew before the server has said who asks', () => {
  backend.lags('asksUntil');
  backend.goOffline();
  const result = live();
  expect(result.current).toMatchObject({ state: 'ready', fromCache: true });
  expect(shownIn(result)).toEqual(['a open']);
});

it('goes on showing them when the server says which orders are open before it says who asks', () => {
  const answer = backend.lags('asksUntil');
  backend.goOffline();
  const result = live();
  backend.mend();
  expect(shownIn(result)).toEqual(['a open']);
  answer();
  expect(shownIn(result)).toEqual(['a open', 'c waiting']);
});

it('waits for who asks once the server has said which orders are open', () => {
  backend.lags('asksUntil');
  expect(live().current.state).toBe('loading');
});

it('asks with a bound, and leaves expired orders out as time passes', () => {
  const result = live();
  const sinceOf = () => lists().findLast(({ asked }) => asked[0]?.[0] === 'asksUntil')?.asked[0]?.[2];
  const before = sinceOf();
  expect(Number(before)).toBeGreaterThan(NOW - HOUR);
  expect(shownIn(result)).toEqual(['a open', 'c waiting']);
  act(() => void vi.advanceTimersByTime(HOUR));
  expect(Number(sinceOf()) - Number(before)).toBeGreaterThanOrEqual(HOUR - 5 * 60_000);
  expect(shownIn(result)).toEqual(['a open']);
  expect(lists().every(({ most }) => most > 0 && most < Infinity)).toBe(true);
});

it.each([
  ['open', 500, anOrder()],
  ['asking', 60, waiting],
] as const)('says that the list of %s orders is full', (name, most, order) => {
  const stored = orders.encode(order);
  const all = Array.from({ length: most + 1 }, (_, n) => [`${name}${n}`, stored] as const);
  backend.putStored(orders, Object.fromEntries(all));
  const result = live();
  expect(result.current).toMatchObject({ state: 'ready', shownAtMost: most });
  expect(shownIn(result).filter((shown) => shown.startsWith(name)).length).toBeLessThanOrEqual(most);
});
