import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { afterEach, expect, test, vi } from 'vitest';
import { guestTurn } from '../../../functions/src/firebase/guest-turn.ts';
import { aHouse, anOpenOrder, ordering } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';

afterEach(() => {
  vi.useRealTimers();
});
const never = () => new Promise<never>(() => {});
const busy = expect.objectContaining({ reason: 'busy-try-again' });

test("a restaurant's guests come one after the other, also after one that fails", async () => {
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
  };
  await Promise.allSettled(['a', 'b', 'c'].map((name) => guestTurn('r1', name, work(name))));
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('one account holds few places, and the places are bounded; another restaurant is not concerned', async () => {
  void guestTurn('r2', 'flood', never);
  for (let i = 0; i < 10; i += 1) void guestTurn('r2', 'flood', never);
  await expect(guestTurn('r2', 'flood', never)).rejects.toEqual(busy);
  for (let i = 0; i < 190; i += 1) void guestTurn('r2', `guest ${i}`, never);
  await expect(guestTurn('r2', 'one more', never)).rejects.toEqual(busy);
  expect(await guestTurn('r3', 'flood', () => Promise.resolve('through'))).toBe('through');
});

test('accounts take turns, so that a flood from one of them keeps another waiting for one call', async () => {
  const said: string[] = [];
  const say = (name: string) => guestTurn('r5', name, () => Promise.resolve(said.push(name)));
  await Promise.all([...Array.from({ length: 5 }, () => say('flood')), say('guest')]);
  expect(said.indexOf('guest')).toBeLessThanOrEqual(2);
  expect(said).toHaveLength(6);
});

test('a call that hangs does not keep the others waiting for ever', async () => {
  vi.useFakeTimers();
  void guestTurn('r4', 'a', never);
  const second = guestTurn('r4', 'b', () => Promise.resolve('second'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await second).toBe('second');
  expect(await guestTurn('r4', 'c', () => Promise.resolve('third'))).toBe('third');
});

test("a captain's round overtakes the guests' rounds that wait", async () => {
  const house = await aHouse({}, { tableCount: 30 });
  const seated = [];
  for (let n = 1; n <= 29; n += 1) seated.push(await anOpenOrder(house, `F1-T${String(n).padStart(2, '0')}`));
  let answered = 0;
  const guests = seated.map(async ({ guest, orderId, tableId }) => {
    await call(placeRound, ordering(house, { orderId, tableId }), guest);
    answered += 1;
  });
  await Promise.race(guests);
  await call(placeRound, ordering(house, { tableId: 'F1-T30' }), house.captain);
  expect(answered).toBeLessThan(10);
  await Promise.all(guests);
  expect(answered).toBe(29);
});
