import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { askToJoin, joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { admitPhone, clearPhones, sendPhoneAway } from '@bhoj/domain/orders/door/phones.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  everything,
  get,
  joining,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import type { Person } from '../../../support/auth.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
let host: Person;
let orderId: string;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 2 });
  ({ guest: host, orderId } = await anOpenOrder(house));
});

const orderNow = () => get(orders, { restaurantId: house.restaurantId, orderId });
const asking = (overrides = {}) => ({
  restaurantId: house.restaurantId,
  tableId: 'F1-T01',
  key: 'key-F1-T01',
  name: null,
  ...overrides,
});
async function aJoinRequest() {
  const phone = await signInGuest();
  await call(askToJoin, asking({ name: 'Meera' }), phone);
  return phone;
}
const phoneOf = ({ uid }: Person) => ({ orderId, uid: uid ?? '' });

describe('asking to be let in', () => {
  test('waits for a captain, counts once, and gives nothing of the order', async () => {
    const phone = await signInGuest();
    const answer = await call(askToJoin, asking(), phone);
    expect(answer).toMatchObject({ state: 'waiting', orderId: null });
    expect(answer.label).not.toBe('');
    const before = await everything();
    expect(await call(askToJoin, asking(), phone)).toEqual(answer);
    expect(await everything()).toEqual(before);
    const round = ordering(house, { orderId });
    expect(await reasonOf(placeRound, round, phone)).toBe('not-at-this-table');
  });

  test('needs the table’s key, and a party at the table', async () => {
    const phone = await signInGuest();
    const before = await everything();
    expect(await reasonOf(askToJoin, asking({ key: 'key-of-last-year' }), phone)).toBe('key-required');
    const free = asking({ tableId: 'F1-T02', key: 'key-F1-T02' });
    expect(await reasonOf(askToJoin, free, phone)).toBe('order-closed');
    expect(await reasonOf(askToJoin, asking({ tableId: 'F9-T01' }), phone)).toBe('table-not-found');
    await setUp(house, { orderingPaused: true });
    const paused = await everything();
    expect(await reasonOf(askToJoin, asking(), phone)).toBe('ordering-paused');
    expect(await everything()).toEqual(paused);
    expect(before).not.toEqual(paused);
  });

  test('is for five phones at a time', async () => {
    await Promise.all(Array.from({ length: 5 }, aJoinRequest));
    const late = await signInGuest();
    const before = await everything();
    expect(await reasonOf(askToJoin, asking(), late)).toBe('too-many-join-requests');
    expect(await everything()).toEqual(before);
    expect(await call(clearPhones, { tableId: 'F1-T01' }, house.captain)).toEqual({});
    expect(await reasonOf(askToJoin, asking(), late)).toBeNull();
  });
});

describe('a captain', () => {
  test('lets a phone in, which then orders without a code; twice is once', async () => {
    const phone = await aJoinRequest();
    await call(admitPhone, phoneOf(phone), house.captain);
    expect((await orderNow()).joining.guests[phone.uid ?? '']?.name).toBe('Meera');
    expect(await call(askToJoin, asking(), phone)).toMatchObject({ state: 'in', orderId });
    expect(await call(placeRound, ordering(house, { orderId }), phone)).toMatchObject({ outcome: 'sent' });
    const before = await everything();
    expect(await call(admitPhone, phoneOf(phone), house.owner)).toEqual({});
    expect(await everything()).toEqual(before);
    expect(await auditOf(house)).toMatchObject([{ action: 'admitPhone', details: { orderId } }]);
  });

  test('sends away who asks; the phone is told, and asks no more', async () => {
    const phone = await aJoinRequest();
    await call(sendPhoneAway, phoneOf(phone), house.captain);
    const before = await everything();
    expect(await call(askToJoin, asking(), phone)).toMatchObject({ state: 'sent-away', orderId: null });
    expect(await call(sendPhoneAway, phoneOf(phone), house.captain)).toEqual({});
    expect(await everything()).toEqual(before);
  });

  test('sends a guest away, who comes back only by the new code or a tap', async () => {
    const { code } = (await orderNow()).joining;
    await call(sendPhoneAway, phoneOf(host), house.captain);
    const after = await orderNow();
    expect(after.joining.guests).toEqual({});
    expect(after.joining.code).not.toBe(code);
    expect(await reasonOf(placeRound, ordering(house, { orderId }), host)).toBe('not-at-this-table');
    expect(await reasonOf(joinTable, joining(house), host)).toBe('code-required');
    expect(await reasonOf(joinTable, joining(house, { code }), host)).toBe('code-wrong');
    expect(await call(askToJoin, asking(), host)).toMatchObject({ state: 'sent-away' });
    await call(admitPhone, phoneOf(host), house.captain);
    expect(await call(placeRound, ordering(house, { orderId }), host)).toMatchObject({ outcome: 'sent' });
    await call(sendPhoneAway, phoneOf(host), house.captain);
    const fresh = (await orderNow()).joining.code;
    expect(await call(joinTable, joining(house, { code: fresh }), host)).toEqual({ orderId });
    expect((await orderNow()).joining.requests).toEqual({});
  });

  test('leaves a guest who was sent away the answer to a round that was sent before, whose first answer was lost', async () => {
    const round = ordering(house, { orderId });
    const answer = await call(placeRound, round, host);
    await call(sendPhoneAway, phoneOf(host), house.captain);
    const before = await everything();
    expect(await call(placeRound, round, host)).toEqual(answer);
    expect(await reasonOf(placeRound, ordering(house, { orderId }), host)).toBe('not-at-this-table');
    expect(await everything()).toEqual(before);
  });

  test('of another restaurant does nothing, nor does one with a phone that never asked', async () => {
    const phone = await aJoinRequest();
    const other = await aHouse({}, { tableCount: 0 });
    const stranger = await signInGuest();
    const before = await everything();
    for (const contract of [admitPhone, sendPhoneAway] as const) {
      expect(await reasonOf(contract, phoneOf(phone), other.captain)).toBe('order-not-found');
      expect(await reasonOf(contract, phoneOf(stranger), house.captain)).toBe('phone-not-found');
      expect(await reasonOf(contract, phoneOf(phone), stranger)).toBe('not-allowed');
    }
    expect(await everything()).toEqual(before);
  });

  test('lets in and sends away at the same moment: the phone is in or away, not both', async () => {
    const phone = await aJoinRequest();
    await Promise.all([
      call(admitPhone, phoneOf(phone), house.captain),
      call(sendPhoneAway, phoneOf(phone), house.owner),
    ]);
    const { joining: after } = await orderNow();
    const uid = phone.uid ?? '';
    expect(Object.hasOwn(after.guests, uid)).not.toBe(Object.hasOwn(after.requests ?? {}, uid));
  });
});
