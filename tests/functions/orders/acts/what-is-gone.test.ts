import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { moveLines } from '@bhoj/domain/orders/acts/acts.contract';
import { askToJoin } from '@bhoj/domain/orders/door/joining.contract';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { clearPhones } from '@bhoj/domain/orders/door/phones.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { declarePayment } from '@bhoj/domain/orders/requests/upi-declaration.contract';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY } from '@bhoj/domain/time/ist';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  change,
  dosa,
  everything,
  get,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { call, db, reasonOf, tryCall } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({ upiVpa: 'spice@okbank', aggregators: ['Swiggy'] }, { tableCount: 2 });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (orderId: string) => ({ restaurantId: house.restaurantId, orderId });
const asking = (tableId = 'F1-T01') => ({
  restaurantId: house.restaurantId,
  tableId,
  key: `key-${tableId}`,
  name: null,
});
const closeHouse = () => db.doc(profiles.path({ restaurantId: house.restaurantId })).delete();
const removeTable = (tableId: string) =>
  db.doc(tables.path({ restaurantId: house.restaurantId, tableId })).delete();

const moving = (fromOrderId: string) => ({
  requestId: newId(),
  fromOrderId,
  portions: { '1-1': 1 },
  intoOrderId: newId(),
});

/** Expects a refusal with the reason, and no change. */
async function expectRefused(reason: string, answer: () => Promise<string | null>): Promise<void> {
  const before = await everything();
  expect(await answer()).toBe(reason);
  expect(await everything()).toEqual(before);
}

/** A round of a guest that waits for a captain, at the first table. */
async function aWaitingRound() {
  await setUp(house, { qrTrust: 'captain' });
  const { guest, orderId } = await aGuestAt(house);
  const { roundId, ...round } = ordering(house, { orderId });
  await call(placeRound, { roundId, ...round }, guest);
  return { guest, named: { orderId, roundId } };
}

describe('without the restaurant’s profile', () => {
  test('a phone that asks, a payment that is declared, and a round that is accepted are refused', async () => {
    const { guest, orderId } = await anOpenOrder(house);
    await setUp(house, { qrTrust: 'captain' });
    const waiting = await aGuestAt(house, 'F1-T02');
    const round = ordering(house, { orderId: waiting.orderId, tableId: 'F1-T02' });
    await call(placeRound, round, waiting.guest);
    const phone = await signInGuest();
    await closeHouse();
    const gone = 'restaurant-not-found';
    await expectRefused(gone, () => reasonOf(askToJoin, asking(), phone));
    await expectRefused(gone, () => reasonOf(declarePayment, at(orderId), guest));
    const named = { orderId: waiting.orderId, roundId: round.roundId };
    await expectRefused(gone, () => reasonOf(acceptRound, named, house.captain));
    await expectRefused(gone, () =>
      reasonOf(placeRound, ordering(house, { tableId: 'F1-T02' }), house.captain),
    );
    const lines = { ...moving(orderId), toTableId: 'F1-T02' };
    await expectRefused(gone, () => reasonOf(moveLines, lines, house.captain));
  });
});

describe('without the owner’s record', () => {
  test('an operator’s order is not handed over', async () => {
    const details = { label: '', delivery: null, aggregator: { operator: 'Swiggy', number: '1234567' } };
    const round = ordering(house, { tableId: null, type: 'aggregator', details });
    await call(placeRound, round, house.captain);
    await db.doc(restaurants.path({ restaurantId: house.restaurantId })).delete();
    await expectRefused('restaurant-not-found', () =>
      reasonOf(handOver, { orderId: round.orderId, valuePaise: null }, house.captain),
    );
  });
});

describe('without the table', () => {
  test('nobody clears its phones, moves lines to it or orders at it', async () => {
    const { orderId } = await anOpenOrder(house);
    await removeTable('F1-T02');
    await expectRefused('table-not-found', () => reasonOf(clearPhones, { tableId: 'F1-T02' }, house.captain));
    await expectRefused('table-not-found', () =>
      reasonOf(placeRound, ordering(house, { tableId: 'F1-T02' }), house.captain),
    );
    const lines = { ...moving(orderId), toTableId: 'F1-T02' };
    await expectRefused('table-not-found', () => reasonOf(moveLines, lines, house.captain));
  });

  test('nobody calls a waiter to it, also when another party sits there', async () => {
    const { guest, orderId } = await anOpenOrder(house);
    const input = { ...at(orderId), kind: 'waiter' as const };
    await change(
      tables,
      { restaurantId: house.restaurantId, tableId: 'F1-T01' },
      { currentOrderId: newId() },
    );
    await expectRefused('order-closed', () => reasonOf(askForService, input, guest));
    await removeTable('F1-T01');
    await expectRefused('order-closed', () => reasonOf(askForService, input, guest));
  });
});

describe('a round that waits', () => {
  test('is too old from the moment that it expires', async () => {
    const { named } = await aWaitingRound();
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const key = { restaurantId: house.restaurantId, ...named };
    await change(pendingRounds, key, { expireAt: now });
    await expectRefused('round-not-found', () => reasonOf(acceptRound, named, house.captain));
    await change(pendingRounds, key, { expireAt: now + 1 });
    expect(await call(acceptRound, named, house.captain)).toMatchObject({ outcome: 'sent' });
  });

  test('is kept for a day', async () => {
    const { named } = await aWaitingRound();
    const { at: askedAt, expireAt } = await get(pendingRounds, {
      restaurantId: house.restaurantId,
      ...named,
    });
    expect(expireAt - askedAt).toBe(DAY);
  });

  test('of an order that has expired is not accepted', async () => {
    const { named } = await aWaitingRound();
    await change(orders, at(named.orderId), { expireAt: Date.now() - 1 });
    await expectRefused('order-closed', () => reasonOf(acceptRound, named, house.captain));
  });

  test('is not accepted after ordering has ended', async () => {
    const { named } = await aWaitingRound();
    await change(profiles, { restaurantId: house.restaurantId }, { orderingUntil: Date.now() - 1 });
    await expectRefused('ordering-ended', () => reasonOf(acceptRound, named, house.captain));
  });

  test('may not bring more portions than an order takes', async () => {
    const { named } = await aWaitingRound();
    const key = { restaurantId: house.restaurantId, ...named };
    const many = Array.from({ length: 40 }, (_, i) => dosa({ note: `${i}`, quantity: 40 }));
    await change(pendingRounds, key, { selections: many });
    await expectRefused('too-many-portions', () => reasonOf(acceptRound, named, house.captain));
  });
});

describe('while the restaurant takes no orders', () => {
  test('a phone that is in stays in, and a party asks for its bill, but calls no waiter before it orders', async () => {
    const { guest, orderId } = await anOpenOrder(house);
    const waiting = await aGuestAt(house, 'F1-T02');
    await setUp(house, { orderingPaused: true });
    expect(await call(askToJoin, asking(), guest)).toMatchObject({ state: 'in', orderId });
    const first = { ...at(waiting.orderId), kind: 'waiter' as const };
    await expectRefused('ordering-paused', () => reasonOf(askForService, first, waiting.guest));
    const bill = { ...at(waiting.orderId), kind: 'bill' as const };
    await expectRefused('ordering-paused', () => reasonOf(askForService, bill, waiting.guest));
    expect(await tryCall(askForService, { ...at(orderId), kind: 'waiter' }, guest)).toEqual({ output: {} });
    expect(await tryCall(askForService, { ...at(orderId), kind: 'bill' }, guest)).toEqual({ output: {} });
  });
});
