import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { beforeEach, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  change,
  changeOrder,
  get,
  joining,
  ordering,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ services: ['dine-in', 'takeaway'] }, { tableCount: 2 });
});

const at = (orderId: string) => ({ restaurantId: house.restaurantId, orderId });
const tableAt = (tableId: string) => ({ restaurantId: house.restaurantId, tableId });

test('what a room orders is room service, by a captain and by its guest', async () => {
  for (const tableId of ['F1-T01', 'F1-T02']) await change(tables, tableAt(tableId), { kind: 'room' });
  const round = ordering(house);
  await call(placeRound, round, house.captain);
  expect(await get(orders, at(round.orderId))).toMatchObject({ type: 'room-service', tableId: 'F1-T01' });
  const { orderId } = await call(joinTable, joining(house, { tableId: 'F1-T02' }), await signInGuest());
  expect(await get(orders, at(orderId))).toMatchObject({ type: 'room-service' });
});

test('a house without rooms refuses room service', async () => {
  house = await aHouse({ services: ['dine-in'], providesHotelServices: false }, { tableCount: 1 });
  await change(tables, tableAt('F1-T01'), { kind: 'room' });
  expect(await reasonOf(placeRound, ordering(house), house.captain)).toBe('service-not-offered');
});

test('a party goes on when its table is to be mended after it', async () => {
  const { guest, orderId } = await anOpenOrder(house);
  await changeOrder(at(orderId), (order) => ({ ...order, joining: { ...order.joining, trusted: false } }));
  const round = ordering(house, { orderId });
  await call(placeRound, round, guest);
  await change(tables, tableAt('F1-T01'), { status: 'Maintenance' });
  const named = { orderId, roundId: round.roundId };
  expect(await call(acceptRound, named, house.captain)).toMatchObject({ outcome: 'sent' });
});
