import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { askToJoin, joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { unlockCode } from '@bhoj/domain/orders/door/phones.contract';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder as anOpenOrderAt,
  everything,
  get,
  joining,
} from '../../../support/arrange.ts';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { call, tryCall } from '../../../support/mount.ts';
import type { Person } from '../../../support/auth.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 10 });
});
afterEach(() => {
  vi.useRealTimers();
});

function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}
const anOpenOrder = async (at: House, tableId = 'F1-T01') => ({
  ...(await anOpenOrderAt(at, tableId)),
  tableId,
});
const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const codeOf = async (orderId: string) => (await orderOf(orderId)).joining.code;
/** A code of the same length that is not the order's. */
const wrong = (code: string) => (code.startsWith('0') ? '1' : '0').repeat(code.length);

let addresses = 0;
const anAddress = () => `203.0.113.${(addresses += 1)}`;

const tryAt = (tableId: string, code: string | null, who: Person, ip = anAddress()) =>
  tryCall(joinTable, joining(house, { tableId, code }), { ...who, ip });
/** Tries a wrong code at a table's order; resolves to the reason of the refusal. */
async function guess(orderId: string, tableId: string, who: Person, ip?: string) {
  const answer = await tryAt(tableId, wrong(await codeOf(orderId)), who, ip);
  return 'reason' in answer ? answer.reason : null;
}

describe('five wrong codes', () => {
  test('lock out the account at that order, from whatever address, and nobody else', async () => {
    const { guest, orderId, tableId } = await anOpenOrder(house);
    const friend = await signInGuest();
    for (let i = 0; i < 5; i += 1) expect(await guess(orderId, tableId, friend)).toBe('code-wrong');
    const before = await everything();
    const code = await codeOf(orderId);
    expect(await tryAt(tableId, code, friend)).toMatchObject({ reason: 'code-locked' });
    expect(await everything()).toEqual(before);

    expect(await tryAt(tableId, code, await signInGuest())).toEqual({ output: { orderId } });
    expect(await tryAt(tableId, null, guest)).toEqual({ output: { orderId } });
    passTime(16 * MINUTE);
    expect(await tryAt(tableId, code, renewed(friend))).toEqual({ output: { orderId } });
  });

  test('of one address, at whichever tables, lock out accounts there that err, and nobody else', async () => {
    const open = await Promise.all(['F1-T01', 'F1-T02', 'F1-T03'].map((id) => anOpenOrder(house, id)));
    const ip = anAddress();
    for (let i = 0; i < 5; i += 1) {
      const { orderId, tableId } = open[i % 3]!;
      expect(await guess(orderId, tableId, await signInGuest(), ip)).toBe('code-wrong');
    }
    const { orderId, tableId } = open[0]!;
    const erring = await signInGuest();
    expect(await guess(orderId, tableId, erring, ip)).toBe('code-wrong');
    const code = await codeOf(orderId);
    expect(await tryAt(tableId, code, erring, ip)).toMatchObject({ reason: 'code-locked' });
    expect(await tryAt(tableId, code, await signInGuest(), ip)).toEqual({ output: { orderId } });
  });

  test('never count at another restaurant', async () => {
    const { orderId, tableId } = await anOpenOrder(house);
    const ip = anAddress();
    for (let i = 0; i < 5; i += 1) await guess(orderId, tableId, await signInGuest(), ip);
    house = await aHouse({}, { tableCount: 1 });
    const next = await anOpenOrder(house);
    expect(await guess(next.orderId, next.tableId, await signInGuest(), ip)).toBe('code-wrong');
  });

  test('lock longer each time: a quarter of an hour, then an hour', async () => {
    const { orderId, tableId } = await anOpenOrder(house);
    const friend = await signInGuest();
    const five = async () => {
      for (let i = 0; i < 5; i += 1)
        expect(await guess(orderId, tableId, renewed(friend))).toBe('code-wrong');
    };
    await five();
    passTime(16 * MINUTE);
    await five();
    passTime(16 * MINUTE);
    expect(await guess(orderId, tableId, renewed(friend))).toBe('code-locked');
    passTime(HOUR);
    expect(await guess(orderId, tableId, renewed(friend))).toBe('code-wrong');
  });

  test('sent at once are all counted', async () => {
    const { orderId, tableId } = await anOpenOrder(house);
    const friend = await signInGuest();
    const code = wrong(await codeOf(orderId));
    const guesses = Array.from({ length: 8 }, () => tryAt(tableId, code, friend));
    const reasons = (await Promise.all(guesses)).map((answer) => ('reason' in answer ? answer.reason : null));
    expect(reasons.filter((reason) => reason === 'code-wrong')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'code-locked')).toHaveLength(3);
  });
});

test('four accounts without a key lock no code: they cannot even try one', async () => {
  const { orderId, tableId } = await anOpenOrder(house);
  const before = await orderOf(orderId);
  for (let n = 0; n < 4; n += 1) {
    const stranger = await signInGuest();
    const input = joining(house, { tableId, key: null, code: '0000' });
    for (let i = 0; i < 5; i += 1) await call(joinTable, input, stranger);
  }
  expect(await orderOf(orderId)).toEqual(before);
  const friend = await signInGuest();
  expect(await tryAt(tableId, await codeOf(orderId), friend)).toEqual({ output: { orderId } });
});

test('the second wrong code at an order gives it six digits, the tenth eight, whoever tried', async () => {
  const { orderId, tableId } = await anOpenOrder(house);
  const short = await codeOf(orderId);
  await guess(orderId, tableId, await signInGuest());
  expect(await codeOf(orderId)).toBe(short);
  await guess(orderId, tableId, await signInGuest());
  const long = await codeOf(orderId);
  expect(long).toMatch(/^\d{6}$/);
  const friend = await signInGuest();
  expect(await tryAt(tableId, null, friend)).toMatchObject({
    reason: 'code-required',
    details: { digits: 6 },
  });
  expect(await tryAt(tableId, short, friend)).toMatchObject({ reason: 'code-wrong' });
  expect(await tryAt(tableId, long, friend)).toEqual({ output: { orderId } });
  for (let i = 0; i < 7; i += 1) await guess(orderId, tableId, await signInGuest());
  expect(await codeOf(orderId)).toMatch(/^\d{8}$/);
  const last = await signInGuest();
  expect(await tryAt(tableId, await codeOf(orderId), last)).toEqual({ output: { orderId } });
});

test('a person who is locked out still reaches a captain, with the printed key', async () => {
  const { orderId, tableId } = await anOpenOrder(house);
  const friend = await signInGuest();
  for (let i = 0; i < 5; i += 1) await guess(orderId, tableId, friend);
  const { restaurantId } = house;
  const input = { restaurantId, tableId, key: `key-${tableId}`, name: null };
  expect(await call(askToJoin, input, friend)).toMatchObject({ state: 'waiting' });
});

test('a guest behind an address where strangers entered wrong codes joins by the code', async () => {
  const { orderId, tableId } = await anOpenOrder(house);
  const ip = anAddress();
  for (let i = 0; i < 5; i += 1) await guess(orderId, tableId, await signInGuest(), ip);
  const code = await codeOf(orderId);
  expect(await tryAt(tableId, code, await signInGuest(), ip)).toEqual({ output: { orderId } });
});

test('an account locked out at one waiting order still joins another by its code', async () => {
  const locked = await aGuestAt(house);
  const friend = await signInGuest();
  for (let i = 0; i < 5; i += 1) await guess(locked.orderId, 'F1-T01', friend);
  const other = await aGuestAt(house);
  const code = await codeOf(other.orderId);
  expect(await tryAt('F1-T01', code, friend)).toEqual({ output: { orderId: other.orderId } });
});

describe('unlocking', () => {
  test('lets five further codes be tried at that order, and no more', async () => {
    const { orderId, tableId } = await anOpenOrder(house);
    const friend = await signInGuest();
    const ip = anAddress();
    for (let i = 0; i < 5; i += 1) await guess(orderId, tableId, friend, ip);
    await call(unlockCode, { orderId }, house.captain);
    for (let i = 0; i < 4; i += 1) expect(await guess(orderId, tableId, friend, ip)).toBe('code-wrong');
    expect(await tryAt(tableId, await codeOf(orderId), friend, ip)).toEqual({ output: { orderId } });

    const next = await signInGuest();
    // The fifth free try, and the one try of an account that has entered no counted wrong code.
    for (let i = 0; i < 2; i += 1) expect(await guess(orderId, tableId, next, ip)).toBe('code-wrong');
    expect(await guess(orderId, tableId, next, ip)).toBe('code-locked');
  });

  test('twice changes nothing the second time', async () => {
    const { orderId } = await anOpenOrder(house);
    await call(unlockCode, { orderId }, house.captain);
    const before = await everything();
    expect(await call(unlockCode, { orderId }, house.owner)).toEqual({});
    expect(await everything()).toEqual(before);
  });
});
