import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { changePartySize } from '@bhoj/domain/orders/acts/acts.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { beforeEach, expect, test } from 'vitest';
import {
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  everything,
  get,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { call, reasonOf } from '../../../support/mount.ts';
import { cash, issued, settling } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 3 });
});

const sizeOf = async (orderId: string) =>
  (await get(orders, { restaurantId: house.restaurantId, orderId })).partySize;

test('a captain’s first round says how many sit there; a later one, and another type, changes nothing', async () => {
  const first = ordering(house, { partySize: 4 });
  await call(placeRound, first, house.captain);
  expect(await sizeOf(first.orderId)).toBe(4);
  await call(placeRound, ordering(house, { orderId: first.orderId, partySize: 7 }), house.captain);
  expect(await sizeOf(first.orderId)).toBe(4);

  const left = ordering(house, { tableId: 'F1-T02' });
  await call(placeRound, left, house.captain);
  expect(await sizeOf(left.orderId)).toBeNull();
  // A round that the device made at the same time still says what its captain counted.
  await call(
    placeRound,
    ordering(house, { ...left, roundId: ordering(house).roundId, partySize: 2 }),
    house.captain,
  );
  expect(await sizeOf(left.orderId)).toBe(2);

  await change(tables, { restaurantId: house.restaurantId, tableId: 'F1-T03' }, { kind: 'room' });
  const room = ordering(house, { tableId: 'F1-T03', partySize: 3 });
  await call(placeRound, room, house.captain);
  expect(await sizeOf(room.orderId)).toBeNull();
});

test('a guest’s round counts nobody', async () => {
  const { guest, orderId } = await anOpenOrder(house);
  const before = await sizeOf(orderId);
  await call(changePartySize, { orderId, partySize: null }, house.captain);
  await call(placeRound, ordering(house, { orderId, partySize: 9 }), guest);
  expect(before).toBeNull();
  expect(await sizeOf(orderId)).toBeNull();
});

test('a captain counts a party, and the bill, the day and the audit know it; a repeat changes nothing', async () => {
  const { orderId } = await anOpenOrder(house);
  await call(changePartySize, { orderId, partySize: 3 }, house.captain);
  const counted = await everything();
  await call(changePartySize, { orderId, partySize: 3 }, house.captain);
  expect(await everything()).toEqual(counted);
  expect(await auditOf(house)).toMatchObject([
    { action: 'changePartySize', details: { orderId, before: null, after: 3 } },
  ]);

  await issued(settling(orderId, { payments: [cash(12_600)] }), house.captain);
  const [invoice] = await list(invoices, { restaurantId: house.restaurantId });
  expect(invoice).toMatchObject({ guests: 3, service: { partySize: 3 } });
  const [day] = await list(days, { restaurantId: house.restaurantId });
  expect(day?.operations.covers).toMatchObject({ guests: 3, bySize: { '3': { parties: 1, timed: 1 } } });
  expect(await reasonOf(changePartySize, { orderId, partySize: 5 }, house.captain)).toBe('order-closed');
});

test('no party is counted without a table, by a cook, or beyond what a table can seat', async () => {
  const counter = ordering(house, { tableId: null, type: 'takeaway' });
  await call(placeRound, counter, house.captain);
  const of = (partySize: number) => ({ orderId: counter.orderId, partySize });
  expect(await reasonOf(changePartySize, of(2), house.captain)).toBe('not-at-a-table');
  for (const wrong of [0, -1, 1.5, 100])
    expect(await reasonOf(changePartySize, of(wrong), house.captain)).toBe('invalid-input');
  expect(await list(invoices, { restaurantId: house.restaurantId })).toEqual([]);
});
