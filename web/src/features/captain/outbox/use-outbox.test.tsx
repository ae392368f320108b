import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Reason } from '@bhoj/domain/catalogue/reason-codes';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { leaveApp } from '../../../ui/shared/leave-app.fixtures.ts';
import { aDevice } from './round-keep.fixtures.ts';
import type { Device } from './round-keep.fixtures.ts';
import type { OpenKeep } from './round-keep.ts';
import { KeepContext } from './use-kept-rounds.ts';
import { useOutbox } from './use-outbox.ts';
import type { OutboxControls, RoundToSend } from './use-outbox.ts';

const backend = inMemory();
const TAKEN = {
  roundId: 'r',
  orderId: 'OrderAAAAAAAAAAAAAA1',
  outcome: 'sent' as const,
  kot: 1,
  lineIds: [],
};
let device: Device;
const RESTAURANT = 'r@example.com';
const SURESH = 'UidOfSureshAAAAAAAAAA';
/** Opens a page on the device; it remembers nothing of earlier pages. */
const render = (tab: OpenKeep = device.tab(), authorUid = SURESH) =>
  renderHook(() => useOutbox(RESTAURANT, { authorUid }), {
    wrapper: ({ children }) => (
      <InMemoryClient of={backend}>
        <KeepContext value={tab}>{children}</KeepContext>
      </InMemoryClient>
    ),
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
const sent = () => backend.sent(placeRound) as Input[];

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
  device = aDevice();
  // The pauses are at their longest.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  // Or their pages would go on sending.
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
const sends = async (
  { current }: { readonly current: OutboxControls },
  rounds: readonly RoundToSend[],
  { isHeld = false } = {},
) => {
  await act(async () => {
    for (const each of rounds) expect(await current.send(each)).toBeNull();
  });
  if (!isHeld) leaveApp();
};
const dishOf = ({ selections }: Input) => selections[0]?.itemId;

it('ten minutes offline, five rounds on three tables, one table settled meanwhile: its rounds come back, the others arrive once each, in order', async () => {
  const arrived: unknown[] = [];
  serves((input) => {
    if (input.orderId === ids.two) return 'order-closed';
    arrived.push(dishOf(input));
    return null;
  });
  const first = render();
  await connect(false);
  await sends(first.result, FIVE);
  await wait(10 * 60_000);
  expect(arrived).toEqual([]);
  expect(first.result.current.rounds).toHaveLength(5);

  // The phone is restarted meanwhile.
  first.unmount();
  const { result } = render();
  await connect(true);
  await wait(1000);
  expect(arrived).toEqual(['a', 'c', 'd']);
  expect(result.current.rounds.map(({ tableId, refused }) => [tableId, refused])).toEqual([
    ['F1-T02', 'order-closed'],
    ['F1-T02', 'order-closed'],
  ]);
});

it('a dismissed captain’s rounds are never accepted, and stay on the device', async () => {
  backend.refuse(placeRound, 'dismissed');
  const { result } = render();
  await sends(result, FIVE.slice(0, 2));
  await wait(60_000);
  expect(result.current.rounds.map(({ refused }) => refused)).toEqual(['dismissed', 'dismissed']);
  expect(sent()).toHaveLength(2);
});

it('cooks a round once when its answer was lost after the server had taken it, also over a reload', async () => {
  const cooked = new Map<string, unknown>();
  let isBroken = true;
  serves((input) => {
    cooked.set(input.roundId, dishOf(input));
    return isBroken ? 'lost' : null;
  });
  const first = render();
  await sends(first.result, FIVE.slice(0, 1));
  await wait(100);
  expect(first.result.current.rounds).toMatchObject([{ refused: null, isUnknown: true }]);

  // The page is reloaded; the server still gives no useful answer.
  first.unmount();
  const { result } = render();
  await waitSeconds(60);
  const tries = sent().length;
  expect(tries).toBeGreaterThan(3);
  // The pauses grow.
  await waitSeconds(60);
  expect(sent().length - tries).toBeLessThan(3);
  expect(result.current.rounds).toMatchObject([{ refused: null, isUnknown: true }]);

  isBroken = false;
  await waitSeconds(60);
  expect(result.current.rounds).toEqual([]);
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
  const { result } = render();
  await sends(result, FIVE);
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
    const { result } = render();
    await sends(result, FIVE.slice(0, 1));
    await waitSeconds(30);
    expect(sent().length).toBeGreaterThan(1);
    expect(result.current.rounds).toMatchObject([{ refused: null, isUnknown: true }]);
  },
);

it('a device whose clock is a day wrong sends as usual: no round contains the device’s time', async () => {
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  serves();
  const { result } = render();
  await sends(result, FIVE.slice(0, 1));
  await wait(100);
  expect(result.current.rounds).toEqual([]);
  expect(Object.values(sent()[0] ?? {}).filter((value) => typeof value === 'number')).toEqual([1]);
});

it('a device that is full says so and sends nothing; the same round goes once it has room', async () => {
  serves();
  const { result } = render();
  await wait(10);
  device.fill();
  const [one] = FIVE;
  if (one === undefined) throw new Error('no round');
  await act(async () => expect(await result.current.send(one)).toBe('full'));
  await wait(60_000);
  expect(result.current.rounds).toEqual([]);
  expect(sent()).toEqual([]);
  device.free();
  await sends(result, [one]);
  await wait(10);
  expect(sent().map(dishOf)).toEqual(['a']);
});

it('a round that the device cannot keep is sent on request, and known to be in this page only', async () => {
  serves(() => 'lost');
  device.block();
  const { result } = render();
  await wait(10);
  const [one] = FIVE;
  if (one === undefined) throw new Error('no round');
  await act(async () => expect(await result.current.send(one)).toBe('blocked'));
  await act(async () => expect(await result.current.send(one, { unkept: true })).toBeNull());
  await wait(10);
  expect(result.current.rounds).toMatchObject([{ isUnknown: true, tries: 1 }]);
  expect([...result.current.onlyInPage]).toEqual(result.current.rounds.map(({ roundId }) => roundId));
  serves();
  await waitSeconds(5);
  expect(result.current.rounds).toEqual([]);
  const [first, ...again] = sent();
  expect(again).toEqual([first]);
});

it('storage that fills while a round is sent makes no storm: the pauses grow, and the round is sent as itself', async () => {
  serves(() => {
    device.fill();
    return 'lost';
  });
  const { result } = render();
  await sends(result, FIVE.slice(0, 1));
  await waitSeconds(2);
  expect(sent()).toHaveLength(1);
  await waitSeconds(58);
  expect(sent()).toHaveLength(5);
  expect(result.current.rounds).toMatchObject([{ isUnknown: true, tries: 5 }]);
  expect(result.current.onlyInPage.size).toBe(0);
  // It was kept as it was, and is sent again after a reload.
  expect(device.kept(RESTAURANT).size).toBe(1);
  serves();
  await waitSeconds(60);
  expect(result.current.rounds).toEqual([]);
  const [first, ...again] = sent();
  expect(again.every((input) => JSON.stringify(input) === JSON.stringify(first))).toBe(true);
});

it('one kept round that cannot be read hides no other, and stays until somebody discards it', async () => {
  serves();
  await connect(false);
  const first = render();
  await sends(first.result, FIVE.slice(0, 2));
  first.unmount();
  device.kept(RESTAURANT).set('half', { roundId: 'half', selections: 'chai' });
  const { result } = render();
  await wait(10);
  expect(result.current.rounds).toHaveLength(2);
  expect(result.current.unreadable).toEqual(['half']);
  await connect(true);
  await wait(10);
  expect(sent().map(dishOf)).toEqual(['a', 'b']);
  expect([...device.kept(RESTAURANT).keys()]).toEqual(['half']);
  await act(async () => result.current.discard('half'));
  await wait(10);
  expect(result.current.unreadable).toEqual([]);
  expect(device.kept(RESTAURANT).size).toBe(0);
});

it('storage that somebody clears under the open page loses no round', async () => {
  serves();
  await connect(false);
  const { result } = render();
  await sends(result, FIVE);
  act(() => device.clear(RESTAURANT));
  await wait(10);
  expect(result.current.rounds.map(({ selections }) => selections[0]?.itemId)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
  expect(device.kept(RESTAURANT).size).toBe(5);
  await connect(true);
  await wait(10);
  expect(sent().map(dishOf)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it.each([0, 50])('two tabs of a device that takes %i ms to write send each round once', async (ms) => {
  /** Web Locks of one device: who asks gets the lock once those before have released it. */
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, act: () => Promise<void>) => (last = last.then(act));
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  serves();
  await connect(false);
  const first = render();
  const second = render();
  await sends(first.result, FIVE);
  await wait(10);
  expect(second.result.current.rounds).toHaveLength(5);
  device.slow(ms);
  await connect(true);
  await wait(1000);
  expect(sent().map(dishOf)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(second.result.current.rounds).toEqual([]);
});

it('a page that ended in the middle of a try does not hand the round back: the kitchen may have it', async () => {
  backend.answer(placeRound, () => new Promise(() => undefined));
  const first = render();
  await sends(first.result, FIVE.slice(0, 1));
  await wait(10);
  expect([...device.kept(RESTAURANT).values()]).toMatchObject([{ isBegun: true }]);
  first.unmount();
  serves(() => 'dismissed');
  const { result } = render();
  await wait(10);
  expect(result.current.rounds).toMatchObject([{ refused: null, isUnknown: true }]);
});

it('keeps who took a round, and says so when another captain sends it', async () => {
  serves();
  await connect(false);
  const first = render();
  await sends(first.result, FIVE.slice(0, 1));
  expect([...device.kept(RESTAURANT).values()]).toMatchObject([{ authorUid: SURESH }]);
  first.unmount();
  const { result } = render(device.tab(), 'UidOfMeenaAAAAAAAAAAA');
  await connect(true);
  await sends(result, FIVE.slice(1, 2));
  await waitSeconds(5);
  expect(sent().map(({ authorUid }) => authorUid)).toEqual([SURESH, 'UidOfMeenaAAAAAAAAAAA']);
});

describe('a round that was just sent (P-TAKEBACK-1)', () => {
  const one = FIVE.slice(0, 1);
  const roundId = ({ current }: { readonly current: OutboxControls }) => current.rounds[0]?.roundId ?? '';
  /** Web Locks of one device: who asks gets the lock once those before have released it. */
  function shareLocks(): void {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, then: () => Promise<void>) => (last = last.then(then));
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes out by itself after ten seconds, not before, and once from two tabs', async () => {
    shareLocks();
    serves();
    const first = render();
    render();
    await sends(first.result, one, { isHeld: true });
    await wait(9_990);
    expect(sent()).toEqual([]);
    await wait(100);
    expect(sent().map(dishOf)).toEqual(['a']);
    expect(first.result.current.rounds).toEqual([]);
  });

  it('taken back is never sent, from no tab and after no reload', async () => {
    shareLocks();
    serves();
    const first = render();
    const other = render();
    await sends(first.result, one, { isHeld: true });
    await wait(9_000);
    expect(other.result.current.rounds).toHaveLength(1);
    const back = await act(() => first.result.current.takeBack(roundId(first.result)));
    expect(back?.selections[0]?.itemId).toBe('a');
    await waitSeconds(60);
    first.unmount();
    render();
    await waitSeconds(60);
    expect(sent()).toEqual([]);
    expect(device.kept(RESTAURANT).size).toBe(0);
  });

  it.each([
    ['is full', 'fill'],
    ['cannot be read', 'block'],
  ] as const)('goes out once, and is not handed back, where the device %s', async (_, fails) => {
    shareLocks();
    serves();
    const first = render();
    render();
    await sends(first.result, one, { isHeld: true });
    await wait(1_000);
    device[fails]();
    const id = roundId(first.result);
    const { takeBack } = first.result.current;
    const tries = await act(() => Promise.all([takeBack(id), takeBack(id), takeBack(id)]));
    expect(tries).toEqual([null, null, null]);
    expect(first.result.current.rounds).toHaveLength(1);
    device.free();
    await waitSeconds(60);
    expect(sent().map(dishOf)).toEqual(['a']);
    expect(device.kept(RESTAURANT).size).toBe(0);
  });

  it('is handed back once, however often that is asked', async () => {
    shareLocks();
    serves();
    const first = render();
    const other = render();
    await sends(first.result, one, { isHeld: true });
    await wait(1_000);
    const id = roundId(first.result);
    const takes = [first, first, other].map(({ result }) => result.current.takeBack);
    const tries = await act(() => Promise.all(takes.map((takeBack) => takeBack(id))));
    expect(tries.filter((round) => round !== null)).toHaveLength(1);
    await waitSeconds(60);
    expect(sent()).toEqual([]);
  });

  it('is not handed back once a tab has begun to send it', async () => {
    shareLocks();
    serves(() => 'lost');
    const { result } = render();
    await sends(result, one, { isHeld: true });
    await wait(10_100);
    expect(sent()).toHaveLength(1);
    expect(await act(() => result.current.takeBack(roundId(result)))).toBeNull();
    expect(result.current.rounds).toMatchObject([{ isUnknown: true }]);
  });

  it('goes out at once when the captain leaves the app, and when a page is opened again', async () => {
    serves();
    const first = render();
    await sends(first.result, one, { isHeld: true });
    await wait(1_000);
    leaveApp();
    await wait(10);
    expect(sent()).toHaveLength(1);
    await sends(first.result, FIVE.slice(1, 2), { isHeld: true });
    await wait(1_000);
    // The phone dies, and is opened again.
    first.unmount();
    render();
    await wait(10);
    expect(sent().map(dishOf)).toEqual(['a', 'b']);
  });

  it.each([-24, 24])('goes out where the clock is set by %i hours meanwhile', async (hours) => {
    serves();
    const { result } = render();
    await sends(result, one, { isHeld: true });
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    await waitSeconds(11);
    expect(sent()).toHaveLength(1);
  });

  it('goes out in the order in which it was made', async () => {
    serves();
    const { result } = render();
    await sends(result, FIVE, { isHeld: true });
    await waitSeconds(11);
    expect(sent().map(dishOf)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
