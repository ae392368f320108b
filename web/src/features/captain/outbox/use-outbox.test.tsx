import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Reason } from '@bhoj/domain/catalogue/reason-codes';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { useOutbox } from './use-outbox.ts';

const backend = inMemory();
const TAKEN = {
  roundId: 'r',
  orderId: 'OrderAAAAAAAAAAAAAA1',
  outcome: 'sent' as const,
  kot: 1,
  lineIds: [],
};
const render = (restaurantId: string) =>
  renderHook(() => useOutbox(`${restaurantId}@example.com`), {
    wrapper: ({ children }) => <InMemoryClient of={backend}>{children}</InMemoryClient>,
  });
type Input = InputOf<typeof placeRound>;
/** From now on the server takes a round, refuses it, or gives no answer that the phone understands. */
const serves = (place: (input: Input) => Reason | 'lost' | null = () => null) =>
  backend.answer(placeRound, (input) => {
    const reason = place(input);
    if (reason === 'lost') throw new Error(reason);
    if (reason !== null) throw new Refusal(reason);
    return TAKEN;
  });
const sent = () => backend.sent(placeRound);

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
  backend.clear();
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
const dishOf = ({ selections }: Input) => selections[0]?.itemId;

it('ten minutes offline, five rounds on three tables, one table settled meanwhile: its rounds come back, the others arrive once each, in order', async () => {
  const arrived: unknown[] = [];
  serves((input) => {
    if (input.orderId === ids.two) return 'order-closed';
    arrived.push(dishOf(input));
    return null;
  });
  const first = render('ten-minutes');
  await connect(false);
  act(() => FIVE.forEach((each) => first.result.current.send(each)));
  await wait(10 * 60_000);
  expect(arrived).toEqual([]);
  expect(first.result.current.outbox).toHaveLength(5);

  // The phone is restarted meanwhile.
  first.unmount();
  const { result } = render('ten-minutes');
  await connect(true);
  await wait(1000);
  expect(arrived).toEqual(['a', 'c', 'd']);
  expect(result.current.outbox.map(({ tableId, refused }) => [tableId, refused])).toEqual([
    ['F1-T02', 'order-closed'],
    ['F1-T02', 'order-closed'],
  ]);
});

it('a dismissed captain’s rounds are never accepted, and stay on the device', async () => {
  backend.refuse(placeRound, 'dismissed');
  const { result } = render('dismissed');
  act(() => FIVE.slice(0, 2).forEach((each) => result.current.send(each)));
  await wait(60_000);
  expect(result.current.outbox.map(({ refused }) => refused)).toEqual(['dismissed', 'dismissed']);
  expect(sent()).toHaveLength(2);
});

it('cooks a round once when its answer was lost after the server had taken it, also over a reload', async () => {
  const cooked = new Map<string, unknown>();
  let isBroken = true;
  serves((input) => {
    cooked.set(input.roundId, dishOf(input));
    return isBroken ? 'lost' : null;
  });
  const first = render('lost-answer');
  act(() => FIVE.slice(0, 1).forEach((each) => first.result.current.send(each)));
  await wait(100);
  expect(first.result.current.outbox).toMatchObject([{ refused: null, isUnknown: true }]);

  // The page is reloaded; the server still gives no useful answer.
  first.unmount();
  const { result } = render('lost-answer');
  await waitSeconds(60);
  const tries = sent().length;
  expect(tries).toBeGreaterThan(3);
  // The pauses grow.
  await waitSeconds(60);
  expect(sent().length - tries).toBeLessThan(3);
  expect(result.current.outbox).toMatchObject([{ refused: null, isUnknown: true }]);

  isBroken = false;
  await waitSeconds(60);
  expect(result.current.outbox).toEqual([]);
  expect([...cooked.values()]).toEqual(['a']);
  const inputs = sent();
  expect(inputs.every((input) => JSON.stringify(input) === JSON.stringify(inputs[0]))).toBe(true);
  expect(inputs[0]).not.toHaveProperty('isUnknown');
});

it('a round without an answer holds up no other table, and its own order’s rounds stay in sequence', async () => {
  const arrived: unknown[] = [];
  let isBroken = true;
  serves((input) => {
    if (isBroken && input.orderId === ids.one) return 'lost';
    arrived.push(dishOf(input));
    return null;
  });
  const { result } = render('others-pass');
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
    serves(() => (sent().length === 1 ? 'lost' : reason));
    const { result } = render(`still-unknown-${reason}`);
    act(() => FIVE.slice(0, 1).forEach((each) => result.current.send(each)));
    await waitSeconds(30);
    expect(sent().length).toBeGreaterThan(1);
    expect(result.current.outbox).toMatchObject([{ refused: null, isUnknown: true }]);
  },
);

it('a device whose clock is a day wrong sends as usual: no round contains the device’s time', async () => {
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  serves();
  const { result } = render('clock');
  act(() => FIVE.slice(0, 1).forEach((each) => result.current.send(each)));
  await wait(100);
  expect(result.current.outbox).toEqual([]);
  expect(Object.values(sent()[0] ?? {}).filter((value) => typeof value === 'number')).toEqual([1]);
});
