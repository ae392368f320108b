import { dismissMember } from '@bhoj/domain/members/members.contract';
import { members } from '@bhoj/domain/members/member.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { moveLines } from '@bhoj/domain/orders/acts/acts.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { newId } from '@bhoj/domain/kernel/ids';
import { beforeEach, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  change,
  dosa,
  employ,
  everything,
  get,
  ordering,
} from '../../../support/arrange.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import { today } from '../../../support/settled.ts';
import { cash, issued, settling } from '../../../support/settling.ts';
import type { Person } from '../../../support/auth.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
let meena: Person;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 3 });
  meena = await employ(house.restaurantId, 'captain');
  await change(members, { restaurantId: house.restaurantId, uid: meena.uid }, { name: 'Meena' });
}, 60_000);

const MEENA = () => ({ kind: 'captain', label: 'Meena', id: memberIdOf(meena.uid) });
const RAVI = () => ({ kind: 'captain', label: 'Ravi', id: memberIdOf(house.captain.uid) });
const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });

/** Ravi sends a round that somebody else took on the same device. Returns its order and the round as stored. */
async function sentByRavi(authorUid: string) {
  const input = ordering(house, { authorUid });
  await call(placeRound, input, house.captain);
  const order = await orderOf(input.orderId);
  return { input, order, round: order.rounds[input.roundId] };
}

test('keeps who took it, on the order, its lines, the bill and the day, and beside it who sent it', async () => {
  const { input, order, round } = await sentByRavi(meena.uid);
  expect(round).toMatchObject({ by: MEENA(), sentBy: RAVI(), acceptedBy: null });
  expect(order).toMatchObject({ takenBy: MEENA(), lines: { '1-1': { by: MEENA() } } });
  expect(JSON.stringify(order)).not.toContain(meena.uid);
  const { invoiceId } = await issued(settling(input.orderId, { payments: [cash(126_00)] }), house.captain);
  const { restaurantId } = house;
  expect(await get(invoices, { restaurantId, invoiceId })).toMatchObject({
    takenBy: { id: MEENA().id, name: 'Meena' },
    settledBy: { name: 'Ravi' },
  });
  const { operations } = await get(days, { restaurantId, day: today() });
  expect(Object.keys(operations.byMember)).toEqual([MEENA().id]);
});

test('of the owner counts as the owner’s', async () => {
  const { restaurantId, owner } = house;
  await change(restaurants, { restaurantId }, { ownerName: 'Asha Rao' });
  const { round } = await sentByRavi(owner.uid);
  expect(round).toMatchObject({
    by: { kind: 'owner', label: 'Asha Rao', id: memberIdOf(owner.uid) },
    sentBy: RAVI(),
  });
});

test('of the sender names nobody else', async () => {
  const { round } = await sentByRavi(house.captain.uid);
  expect(round).toMatchObject({ by: RAVI() });
  expect(round).not.toHaveProperty('sentBy');
});

test('of a captain who was let go since is theirs', async () => {
  await call(dismissMember, { uid: meena.uid }, house.owner);
  const { round } = await sentByRavi(meena.uid);
  expect(round).toMatchObject({ kot: 1, by: MEENA(), sentBy: RAVI() });
});

test('of a cook, who was perhaps a captain then, reaches the kitchen and counts as the sender’s', async () => {
  const { order, round } = await sentByRavi((await employ(house.restaurantId, 'kitchen')).uid);
  expect(round).toMatchObject({ kot: 1, by: RAVI() });
  expect(round).not.toHaveProperty('sentBy');
  expect(order.takenBy).toEqual(RAVI());
});

test.each([
  ['a captain of another restaurant', async () => (await aHouse({}, { tableCount: 1 })).captain.uid],
  ['nobody', () => Promise.resolve(newId())],
])('of %s is refused and writes nothing', async (_, uid) => {
  const input = ordering(house, { authorUid: await uid() });
  const before = await everything();
  expect(await reasonOf(placeRound, input, house.captain)).toBe('member-not-found');
  expect(await everything()).toEqual(before);
});

test('of a guest is the guest’s, whatever uid the phone names', async () => {
  const { orderId, guest } = await anOpenOrder(house);
  const input = ordering(house, { orderId, authorUid: meena.uid });
  await call(placeRound, input, guest);
  expect((await orderOf(orderId)).rounds[input.roundId]).toMatchObject({ by: { kind: 'guest' } });
  expect((await orderOf(orderId)).rounds[input.roundId]).not.toHaveProperty('sentBy');
});

test('keeps both when some of it moves to another table, and a repeat by anybody answers as before', async () => {
  const input = ordering(house, { authorUid: meena.uid, selections: [dosa({ quantity: 2 })] });
  const first = await call(placeRound, input, house.captain);
  const intoOrderId = newId();
  const move = { requestId: newId(), fromOrderId: input.orderId, portions: { '1-1': 1 }, intoOrderId };
  await call(moveLines, { ...move, toTableId: 'F1-T02' }, house.owner);
  expect((await orderOf(intoOrderId)).rounds[input.roundId]).toMatchObject({ by: MEENA(), sentBy: RAVI() });
  expect(await call(placeRound, input, meena)).toEqual(first);
});

test('is refused with a uid that is none', async () => {
  const input = ordering(house, { authorUid: 'members/other' });
  expect(await reasonOf(placeRound, input, house.captain)).toBe('invalid-input');
});
