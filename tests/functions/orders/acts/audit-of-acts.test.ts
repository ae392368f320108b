import { days } from '@bhoj/domain/days/day.collection';
import { cancelLines, cancelOrder, changeDetails, moveLines } from '@bhoj/domain/orders/acts/acts.contract';
import { askToJoin } from '@bhoj/domain/orders/door/joining.contract';
import { deliveries, orders } from '@bhoj/domain/orders/shape/order.collection';
import { admitPhone, clearPhones, sendPhoneAway } from '@bhoj/domain/orders/door/phones.contract';
import { askForService, takeRequest } from '@bhoj/domain/orders/requests/service-requests.contract';
import { declineRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  dosa,
  everything,
  get,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ services: ['dine-in', 'takeaway', 'delivery'] }, { tableCount: 2 });
});

const at = (orderId: string) => ({ restaurantId: house.restaurantId, orderId });

/** Expects the owner's audit to have the act with these details, and a repeat to change nothing. */
async function expectRecorded(action: string, details: object, act: () => Promise<unknown>): Promise<void> {
  await act();
  const entries = (await auditOf(house)).filter((entry) => entry.action === action);
  expect(entries.map((entry) => entry.details)).toEqual([details]);
  const before = await everything();
  await act();
  expect(await everything()).toEqual(before);
}

describe('the owner’s audit says', () => {
  test('which lines were cancelled and why, and the day counts them', async () => {
    const round = ordering(house, { selections: [dosa(), dosa({ quantity: 2 }), dosa({ note: 'crisp' })] });
    await call(placeRound, round, house.captain);
    const { orderId } = round;
    const [first = '', second = ''] = Object.keys((await get(orders, at(orderId))).lines);
    const input = { orderId, requestId: newId(), lineIds: [first, second], reason: 'Burnt' };
    await expectRecorded('cancelLines', { orderId, lineIds: `${first} ${second}`, reason: 'Burnt' }, () =>
      call(cancelLines, input, house.captain),
    );
    const [day] = await list(days, { restaurantId: house.restaurantId });
    expect(day?.operations?.cancelled).toEqual({ count: 2, totalPaise: 36_000 });
  });

  test('why an order was cancelled, and the day counts its lines', async () => {
    const { orderId } = await anOpenOrder(house);
    await expectRecorded('cancelOrder', { orderId, reason: 'They left' }, () =>
      call(cancelOrder, { orderId, reason: 'They left' }, house.captain),
    );
    const [day] = await list(days, { restaurantId: house.restaurantId });
    expect(day?.operations?.cancelled).toEqual({ count: 1, totalPaise: 12_000 });
  });

  test('what a delivery costs after its details changed; the address keeps its age', async () => {
    const delivery = {
      mobile: '9876543210',
      address: '4 Church Street',
      note: '',
      chargePaise: paise(4_000),
    };
    const details = { label: 'Meera', delivery };
    const round = ordering(house, { tableId: null, type: 'delivery', details });
    await call(placeRound, round, house.captain);
    const { orderId } = round;
    const kept = await get(deliveries, at(orderId));
    const moved = { ...details, delivery: { ...delivery, address: '9 Church Street' } };
    await expectRecorded('changeDetails', { orderId, deliveryChargePaise: 4_000 }, () =>
      call(changeDetails, { orderId, details: moved }, house.captain),
    );
    expect(await get(deliveries, at(orderId))).toEqual({ ...kept, address: '9 Church Street' });
    const renamed = { ...moved, label: 'Meera Rao' };
    await call(changeDetails, { orderId, details: renamed }, house.captain);
    expect(await get(orders, at(orderId))).toMatchObject({ label: 'Meera Rao' });
  });

  test('the new name of a takeaway, which has no address', async () => {
    const named = (label: string) => ({ label, delivery: null });
    const round = ordering(house, { tableId: null, type: 'takeaway', details: named('Meera') });
    await call(placeRound, round, house.captain);
    const { orderId } = round;
    await expectRecorded('changeDetails', { orderId, deliveryChargePaise: 0 }, () =>
      call(changeDetails, { orderId, details: named('Ravi') }, house.captain),
    );
    expect(await list(deliveries, { restaurantId: house.restaurantId })).toEqual([]);
  });

  test('which round was declined', async () => {
    const { restaurantId } = house;
    const { guest, orderId } = await aGuestAt(house, null);
    const round = ordering(house, { restaurantId, orderId, tableId: null, type: 'takeaway' });
    await call(placeRound, round, guest);
    const { roundId } = round;
    await expectRecorded('declineRound', { orderId, roundId }, () =>
      call(declineRound, { orderId, roundId }, house.captain),
    );
  });

  test('whose phone was let in or sent away, as the captain saw it', async () => {
    const { orderId } = await anOpenOrder(house);
    const asking = { restaurantId: house.restaurantId, tableId: 'F1-T01', key: 'key-F1-T01', name: 'Meera' };
    const [one, two] = [await signInGuest(), await signInGuest()];
    const labels = [];
    for (const phone of [one, two]) labels.push((await call(askToJoin, asking, phone)).label);
    expect(new Set(labels).size).toBe(2);
    await expectRecorded('admitPhone', { orderId, phone: labels[0] }, () =>
      call(admitPhone, { orderId, uid: one.uid ?? '' }, house.captain),
    );
    await expectRecorded('sendPhoneAway', { orderId, phone: labels[1] }, () =>
      call(sendPhoneAway, { orderId, uid: two.uid ?? '' }, house.captain),
    );
  });

  test('how many phones were cleared, and nothing when there was none', async () => {
    await anOpenOrder(house);
    const before = await everything();
    for (const tableId of ['F1-T01', 'F1-T02', null]) await call(clearPhones, { tableId }, house.captain);
    expect(await everything()).toEqual(before);
    const asking = { restaurantId: house.restaurantId, tableId: 'F1-T01', key: 'key-F1-T01', name: null };
    for (const phone of [await signInGuest(), await signInGuest()]) await call(askToJoin, asking, phone);
    await expectRecorded('clearPhones', { tableId: 'F1-T01', cleared: 2 }, () =>
      call(clearPhones, { tableId: 'F1-T01' }, house.captain),
    );
  });

  test('how many lines moved from one order to another', async () => {
    const [from, into] = [await anOpenOrder(house), await anOpenOrder(house, 'F1-T02')];
    await call(placeRound, ordering(house, { orderId: from.orderId }), from.guest);
    const moving = {
      requestId: newId(),
      fromOrderId: from.orderId,
      portions: { '1-1': 1 },
      intoOrderId: into.orderId,
      toTableId: null,
    };
    await expectRecorded('moveLines', { orderId: into.orderId, fromOrderId: from.orderId, lines: 1 }, () =>
      call(moveLines, moving, house.captain),
    );
  });

  test('what was asked for, by whom it was taken', async () => {
    const { guest, orderId } = await anOpenOrder(house);
    await call(askForService, { ...at(orderId), kind: 'bill' }, guest);
    const askedAt = (await get(orders, at(orderId))).requests.service?.at ?? 0;
    await expectRecorded('takeRequest', { orderId, kind: 'bill' }, () =>
      call(takeRequest, { orderId, at: askedAt }, house.captain),
    );
  });
});
