import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../firebase/call.ts';
import type { FailureReason } from '../../../firebase/call.ts';
import { useOutbox } from './use-outbox.ts';

type Input = Record<string, unknown>;

const server = vi.hoisted(() => ({ place: null as unknown as (input: Input) => Promise<unknown> }));
vi.mock('../../../firebase/call.ts', () => {
  class MockFailure extends Error {
    readonly reason: FailureReason;
    constructor(reason: FailureReason) {
      super(reason);
      this.reason = reason;
    }
  }
  const place = (input: Input) => server.place(input);
  return { CallFailure: MockFailure, useCall: () => place };
});

let online = true;
const connect = (is: boolean) =>
  act(async () => {
    online = is;
    dispatchEvent(new Event(is ? 'online' : 'offline'));
    await vi.advanceTimersByTimeAsync(10);
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits second by second, because each render may start the next timer. */
const waitSeconds = async (n: number) => {
  for (let i = 0; i < n; i += 1) await wait(1000);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const round = (tableId: string, orderId: string, itemId: string) => ({
  aim: { tableId, orderId },
  type: 'dine-in' as const,
  menuVersion: 1,
  selections: [{ itemId, variantId: null, addOnIds: [], quantity: 1, note: '' }],
});
const ids = { one: 'OrderAAAAAAAAAAAAAA1', two: 'OrderAAAAAAAAAAAAAA2', three: 'OrderAAAAAAAAAAAAAA3' };
const FIVE = [
  round('F1-T01', ids.one, 'a'),
  round('F1-T02', ids.two, 'b'),
  round('F1-T01', ids.one, 'c'),
  round('F1-T03', ids.three, 'd'),
  round('F1-T02', ids.two, 'e'),
];
const dishOf = (input: Input) => (input['selections'] as { itemId: string }[])[0]?.itemId;

it('ten minutes offline, five rounds on three tables, one table settled meanwhile: its rounds come back, the others arrive once each, in order', async () => {
  const arrived: unknown[] = [];
  server.place = (input) => {
    if (input['orderId'] === ids.two) return Promise.reject(new CallFailure('order-closed'));
    arrived.push(dishOf(input));
    return Promise.resolve({});
  };
  const first = renderHook(() => useOutbox('ten-minutes'));
  await connect(false);
  act(() => FIVE.forEach((each) => first.result.current.send(each)));
  await wait(10 * 60_000);
  expect(arrived).toEqual([]);
  expect(first.result.current.outbox).toHaveLength(5);

  // The phone is restarted meanwhile.
  first.unmount();
  const { result } = renderHook(() => useOutbox('ten-minutes'));
  await connect(true);
  await wait(1000);
  expect(arrived).toEqual(['a', 'c', 'd']);
  expect(result.current.outbox.map(({ tableId, refused }) => [tableId, refused])).toEqual([
    ['F1-T02', 'order-closed'],
    ['F1-T02', 'order-closed'],
  ]);
});

it('a dismissed captain’s rounds are never accepted, and stay on the device', async () => {
  const place = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.reject(new CallFailure('dismissed')));
  server.place = place;
  const { result } = renderHook(() => useOutbox('dismissed'));
  act(() => FIVE.slice(0, 2).forEach((each) => result.current.send(each)));
  await wait(60_000);
  expect(result.current.outbox.map(({ refused }) => refused)).toEqual(['dismissed', 'dismissed']);
  expect(place).toHaveBeenCalledTimes(2);
});

it('cooks a round once when its answer was lost after the server had taken it, also over a reload', async () => {
  const cooked = new Map<string, unknown>();
  let isBroken = true;
  const place = vi.fn<(input: Input) => Promise<unknown>>((input) => {
    cooked.set(String(input['roundId']), dishOf(input));
    return isBroken ? Promise.reject(new CallFailure('unexpected')) : Promise.resolve({});
  });
  server.place = place;
  const first = renderHook(() => useOutbox('lost-answer'));
  act(() => FIVE.slice(0, 1).forEach((each) => first.result.current.send(each)));
  await wait(100);
  expect(first.result.current.outbox).toMatchObject([{ refused: null, isUnknown: true }]);

  // The page is reloaded; the server still gives no useful answer.
  first.unmount();
  const { result } = renderHook(() => useOutbox('lost-answer'));
  await waitSeconds(60);
  const tries = place.mock.calls.length;
  expect(tries).toBeGreaterThan(3);
  // The pauses grow.
  await waitSeconds(60);
  expect(place.mock.calls.length - tries).toBeLessThan(3);
  expect(result.current.outbox).toMatchObject([{ refused: null, isUnknown: true }]);

  isBroken = false;
  await waitSeconds(60);
  expect(result.current.outbox).toEqual([]);
  expect([...cooked.values()]).toEqual(['a']);
  const inputs = place.mock.calls.map(([input]) => input);
  expect(inputs.every((input) => JSON.stringify(input) === JSON.stringify(inputs[0]))).toBe(true);
  expect(inputs[0]).not.toHaveProperty('isUnknown');
});

it('a round without an answer holds up no other table, and its own order’s rounds stay in sequence', async () => {
  const arrived: unknown[] = [];
  let isBroken = true;
  server.place = (input) => {
    if (isBroken && input['orderId'] === ids.one) return Promise.reject(new CallFailure('unexpected'));
    arrived.push(dishOf(input));
    return Promise.resolve({});
  };
  const { result } = renderHook(() => useOutbox('others-pass'));
  act(() => FIVE.forEach((each) => result.current.send(each)));
  await waitSeconds(1);
  expect(arrived).toEqual(['b', 'd', 'e']);
  isBroken = false;
  await waitSeconds(60);
  expect(arrived).toEqual(['b', 'd', 'e', 'a', 'c']);
});

it.each(['too-many-requests', 'dismissed', 'invalid-input'] as const)(
  'a round that may have been taken is not handed back after %s: the server did not look for it',
  async (reason) => {
    const place = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.reject(new CallFailure(reason)));
    place.mockRejectedValueOnce(new CallFailure('offline'));
    server.place = place;
    const { result } = renderHook(() => useOutbox(`still-unknown-${reason}`));
    act(() => FIVE.slice(0, 1).forEach((each) => result.current.send(each)));
    await waitSeconds(30);
    expect(place.mock.calls.length).toBeGreaterThan(1);
    expect(result.current.outbox).toMatchObject([{ refused: null, isUnknown: true }]);
  },
);

it('a device whose clock is a day wrong sends as usual: no round contains the device’s time', async () => {
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  const place = vi.fn<(input: Input) => Promise<unknown>>(() => Promise.resolve({}));
  server.place = place;
  const { result } = renderHook(() => useOutbox('clock'));
  act(() => FIVE.slice(0, 1).forEach((each) => result.current.send(each)));
  await wait(100);
  expect(result.current.outbox).toEqual([]);
  const sent = place.mock.calls[0]?.[0] ?? {};
  expect(Object.values(sent).filter((value) => typeof value === 'number')).toEqual([1]);
});
