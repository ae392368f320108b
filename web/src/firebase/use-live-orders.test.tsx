import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOrder, aWaitingOrder } from '@bhoj/domain/fixtures/orders';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { HOUR } from '@bhoj/domain/time/ist';
import { useLiveOrders } from './use-live-orders.ts';

const asked: QuerySpec[] = [];
const lists = vi.hoisted(() => ({ open: {} as object, asking: {} as object }));
vi.mock('./live.ts', () => ({
  useLiveList: (_: unknown, __: unknown, spec: QuerySpec) => {
    asked.push(spec);
    return spec.where?.[0]?.[0] === 'asksUntil' ? lists.asking : lists.open;
  },
}));
const ready = (ids: readonly string[], order: object, next: object | null = null) => ({
  state: 'ready',
  value: ids.map((id) => ({ id, value: order })),
  fromCache: false,
  next,
});
const waiting = holdRound(aWaitingOrder(), 'r1');
const live = () => renderHook(() => useLiveOrders('r@example.in'));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  asked.length = 0;
  lists.open = ready(['a', 'b'], anOrder());
  lists.asking = ready(['b', 'c'], waiting);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows open orders and those that ask, each once; one that is being accepted is open', () => {
  const { result } = live();
  const shown = result.current.state === 'ready' ? result.current.value : [];
  expect(shown.map(({ id, value }) => `${id} ${value.state}`).toSorted()).toEqual([
    'a open',
    'b open',
    'c waiting',
  ]);
  expect(result.current).not.toHaveProperty('shownAtMost');
});

it('shows what this device knew before the server has said who asks', () => {
  lists.open = { ...ready(['a'], anOrder()), fromCache: true };
  lists.asking = { state: 'loading' };
  expect(live().result.current).toMatchObject({ state: 'ready', fromCache: true, value: [{ id: 'a' }] });
});

it('goes on showing them when the server says which orders are open before it says who asks', () => {
  lists.open = { ...ready(['a'], anOrder()), fromCache: true };
  lists.asking = { state: 'loading' };
  const { result, rerender } = live();
  lists.open = ready(['a'], anOrder());
  rerender();
  expect(result.current).toMatchObject({ state: 'ready', value: [{ id: 'a' }] });
});

it('waits for who asks once the server has said which orders are open', () => {
  lists.asking = { state: 'loading' };
  expect(live().result.current.state).toBe('loading');
});

it('asks with a bound, and leaves expired orders out as time passes', () => {
  const { rerender } = live();
  const sinceOf = () => asked.findLast(({ where }) => where?.[0]?.[0] === 'asksUntil')?.where?.[0]?.[2];
  const before = sinceOf();
  expect(asked.every(({ limit }) => (limit ?? 0) > 0)).toBe(true);
  expect(Number(before)).toBeGreaterThan(NOW - HOUR);
  vi.advanceTimersByTime(HOUR);
  rerender();
  expect(Number(sinceOf()) - Number(before)).toBeGreaterThanOrEqual(HOUR - 5 * 60_000);
});

it.each([
  ['open', 500],
  ['asking', 60],
] as const)('says that the list of %s orders is full', (name, most) => {
  lists[name] = ready(['a'], anOrder(), { values: [], id: 'a' });
  expect(live().result.current).toMatchObject({ state: 'ready', shownAtMost: most });
});
