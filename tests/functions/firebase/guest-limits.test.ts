import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import {
  STRANGERS_ORDERING,
  STRANGERS_JOINING,
  STRANGERS_RINGING,
} from '@bhoj/domain/orders/shape/guest-limits';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { redeemCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { expect, test } from 'vitest';
import { aHouse, anOpenOrder, get, joining, ordering } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, db, logged, reasonOf } from '../../support/mount.ts';
import type { Person } from '../../support/auth.ts';
import type { House } from '../../support/arrange.ts';

const maxOf = (contract: Contract, per: string) =>
  contract.limits.find((limit) => limit.per === per)?.max ?? Number.NaN;

test.each([
  ['joining', STRANGERS_JOINING, joinTable, 60 * 4 * 3],
  ['ordering', STRANGERS_ORDERING, placeRound, 60 * 4 * 2],
  ['ringing', STRANGERS_RINGING, askForService, 60 * 4],
] as const)('sixty tables of one address are never refused for %s', (_, bounds, contract, most) => {
  expect(bounds[0].max).toBeGreaterThan(most * 1.5);
  expect(bounds[1].max).toBeGreaterThanOrEqual(5 * bounds[0].max);
  expect(contract.limits).toEqual(expect.arrayContaining([...bounds]));
  // An ordinary evening: a sixth of the tables sit down in ten minutes. It costs no write.
  expect(bounds[0].max / 4).toBeGreaterThan(most / 6);
});

/** Sends rounds of strangers to orders that do not exist, until one is refused by a limit; returns how many came before. */
async function floodWith(house: House, addressOf: (call: number) => string, most: number): Promise<number> {
  const perPhone = maxOf(placeRound, 'uid') - 1;
  let phone = await signInGuest();
  for (let call = 0; call < most; call += 1) {
    if (call % perPhone === perPhone - 1) phone = await signInGuest();
    const reason = await reasonOf(placeRound, ordering(house), { ...phone, ip: addressOf(call) });
    if (reason === 'too-many-requests') return call;
    expect(reason).toBe('order-not-found');
  }
  return most;
}

/** Makes the shared bucket of a limit as full as if other instances had counted the rest of its calls. */
async function fill(contract: Contract, per: string): Promise<void> {
  const { docs } = await db.collection(limits.parent({})).get();
  const buckets = docs.filter(({ id }) => id.startsWith(`${contract.name}_${per}_`));
  await Promise.all(buckets.map(({ ref }) => ref.update({ count: maxOf(contract, per) })));
}

/** A guest at a table of the restaurant, at an address. */
async function seatedAt(house: House, ip: string) {
  const guest = { ...(await signInGuest()), ip };
  const { orderId } = await call(joinTable, joining(house), guest);
  return { guest, orderId, round: () => ordering(house, { orderId }) };
}

test("a flood of strangers from one customer's IPv6 addresses is refused; a party and members there are not", async () => {
  const house = await aHouse();
  const addressOf = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
  const quarter = maxOf(placeRound, 'ip') / 4;
  expect(await floodWith(house, addressOf, quarter + 1)).toBe(quarter + 1);
  await fill(placeRound, 'ip');
  expect(await floodWith(house, addressOf, quarter)).toBeLessThan(quarter);
  const { guest, round } = await seatedAt(house, addressOf(1));
  expect(await reasonOf(placeRound, round(), guest)).toBeNull();
  expect(await reasonOf(placeRound, round(), { ...house.captain, ip: addressOf(1) })).toBeNull();
  const stranger = { ...(await signInGuest()), ip: addressOf(1) };
  expect(await reasonOf(placeRound, round(), stranger)).toBe('too-many-requests');
  const atDoor = await call(joinTable, joining(house, { key: null }), stranger);
  expect(await reasonOf(placeRound, ordering(house, atDoor), stranger)).toBe('too-many-requests');
  expect(await reasonOf(placeRound, round(), await signInGuest())).toBe('not-at-this-table');
});

test('a flood from many addresses is refused for strangers of the restaurant alone', async () => {
  const house = await aHouse();
  const addressOf = (n: number) => `198.51.${n % 256}.${Math.floor(n / 256)}`;
  const quarter = maxOf(placeRound, 'restaurant') / 4;
  expect(await floodWith(house, addressOf, quarter + 1)).toBe(quarter + 1);
  await fill(placeRound, 'restaurant');
  expect(await floodWith(house, addressOf, quarter)).toBeLessThan(quarter);
  const { guest, round } = await seatedAt(house, addressOf(1));
  expect(await reasonOf(placeRound, round(), guest)).toBeNull();
  expect(await reasonOf(placeRound, round(), house.captain)).toBeNull();
  const stranger = await signInGuest();
  expect(await reasonOf(placeRound, ordering(house), stranger)).toBe('too-many-requests');
  const other = await aHouse();
  expect(await reasonOf(placeRound, ordering(other), stranger)).toBe('order-not-found');
});

test('strangers who join without the key do not stop those who scan it', async () => {
  const house = await aHouse();
  const ip = '203.0.113.7';
  const quarter = maxOf(joinTable, 'ip') / 4;
  const join = async (phone: Person, key?: null) =>
    reasonOf(joinTable, joining(house, key === undefined ? {} : { key }), { ...phone, ip });
  const perPhone = maxOf(joinTable, 'uid') - 1;
  const joinUntilRefused = async (most: number) => {
    let phone = await signInGuest();
    for (let n = 0; n < most; n += 1) {
      if (n % perPhone === perPhone - 1) phone = await signInGuest();
      const reason = await join(phone, null);
      if (reason === 'too-many-requests') return n;
      expect(reason).toBeNull();
    }
    return most;
  };
  expect(await joinUntilRefused(quarter + 1)).toBe(quarter + 1);
  await fill(joinTable, 'ip');
  expect(await joinUntilRefused(quarter)).toBeLessThan(quarter);
  const phone = await signInGuest();
  expect(await join(phone, null)).toBe('too-many-requests');
  expect(await join(phone)).toBeNull();
});

test('a phone that is not in an order uses up nothing of it: captain and party go on', async () => {
  const house = await aHouse();
  const { orderId, guest } = await anOpenOrder(house);
  const away = await signInGuest();
  const round = () => ordering(house, { orderId });
  for (let n = 0; n < maxOf(placeRound, 'uid'); n += 1)
    expect(await reasonOf(placeRound, round(), away)).toBe('not-at-this-table');
  expect(await reasonOf(placeRound, round(), away)).toBe('too-many-requests');
  expect(await reasonOf(placeRound, round(), guest)).toBeNull();
  expect(await reasonOf(placeRound, round(), house.captain)).toBeNull();
});

const redeeming = (house: House, orderId: string) => ({
  restaurantId: house.restaurantId,
  orderId,
  requestId: newId(),
  code: 'GUESS',
});

test('codes tried at made-up orders keep no party from its code', async () => {
  const house = await aHouse();
  const { orderId, guest } = await anOpenOrder(house);
  const others = await Promise.all(Array.from({ length: 60 }, () => signInGuest()));
  for (const other of others)
    for (let n = 0; n < 5; n += 1)
      expect(await reasonOf(redeemCode, redeeming(house, newId()), other)).toBe('order-not-found');
  expect(await reasonOf(redeemCode, redeeming(house, orderId), guest)).toBe('code-not-valid');
});

test('a party tries twenty codes in ten minutes, with however many phones', async () => {
  const house = await aHouse();
  const { orderId, guest } = await anOpenOrder(house);
  const { joining: door } = await get(orders, { restaurantId: house.restaurantId, orderId });
  const friends = await Promise.all(Array.from({ length: 4 }, () => signInGuest()));
  for (const friend of friends) await call(joinTable, joining(house, { code: door.code }), friend);
  for (const phone of [guest, ...friends.slice(0, 3)])
    for (let n = 0; n < 5; n += 1)
      expect(await reasonOf(redeemCode, redeeming(house, orderId), phone)).toBe('code-not-valid');
  expect(await reasonOf(redeemCode, redeeming(house, orderId), friends[3])).toBe('too-many-requests');
});

/** Makes the buckets of a contract's limits unreadable. */
async function spoil(contract: Contract, per: string): Promise<void> {
  const { docs } = await db.collection(limits.parent({})).get();
  const buckets = docs.filter(({ id }) => id.startsWith(`${contract.name}_${per}_`));
  expect(buckets.length).toBeGreaterThan(0);
  await Promise.all(buckets.map(({ ref }) => ref.update({ count: 'spoilt' })));
}

test.each(['order', 'uid'])('a limit per %s that cannot be counted stops nobody', async (per) => {
  const house = await aHouse();
  const { orderId, guest } = await anOpenOrder(house);
  const { joining: door } = await get(orders, { restaurantId: house.restaurantId, orderId });
  const friend = await signInGuest();
  await call(joinTable, joining(house, { code: door.code }), friend);
  const phones = per === 'uid' ? [guest] : [guest, friend];
  const tryAll = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      for (const phone of phones)
        expect(await reasonOf(redeemCode, redeeming(house, orderId), phone)).toBe('code-not-valid');
  };
  await tryAll(Math.floor(maxOf(redeemCode, per) / 4 / phones.length) + 1);
  await spoil(redeemCode, per);
  const from = logged.length;
  await tryAll(1);
  expect(logged.slice(from).join('\n')).toContain('a call was not counted');
});
