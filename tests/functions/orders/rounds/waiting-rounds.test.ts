import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { acceptRound, declineRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { MINUTE } from '@bhoj/domain/time/ist';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  auditOf,
  change,
  changeMenu,
  everything,
  find,
  get,
  ordering,
} from '../../../support/arrange.ts';
import { renewed } from '../../../support/auth.ts';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { call, reasonOf } from '../../../support/mount.ts';
import type { Person } from '../../../support/auth.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
let guest: Person;
let orderId: string;
let round: ReturnType<typeof ordering>;

/** A round that waits, because the owner requires a captain's acceptance at every table. */
beforeEach(async () => {
  house = await aHouse({ qrTrust: 'captain' }, { tableCount: 2 });
  ({ guest, orderId } = await aGuestAt(house));
  round = ordering(house, { orderId });
  await call(placeRound, round, guest);
});
afterEach(() => {
  vi.useRealTimers();
});

const orderNow = () => get(orders, { restaurantId: house.restaurantId, orderId });
const pending = () =>
  find(pendingRounds, { restaurantId: house.restaurantId, orderId, roundId: round.roundId });
const tableNow = () => get(tables, { restaurantId: house.restaurantId, tableId: 'F1-T01' });
const named = () => ({ orderId, roundId: round.roundId });

test('a waiting round is hidden from the kitchen and does not occupy the table', async () => {
  expect(await orderNow()).toMatchObject({
    state: 'waiting',
    lines: {},
    acceptance: { waiting: [round.roundId] },
  });
  expect(await tableNow()).toMatchObject({ status: 'Available', currentOrderId: null });
  expect(await pending()).toMatchObject({ subtotalPaise: 12_000, selections: round.selections });
  const before = await everything();
  expect(await call(placeRound, round, guest)).toEqual({
    roundId: round.roundId,
    orderId,
    outcome: 'waiting',
    kot: null,
    lineIds: [],
  });
  expect(await everything()).toEqual(before);
});

test('accepted, it is sent once, and the order is trusted from then on', async () => {
  const result = await call(acceptRound, named(), house.captain);
  expect(result).toEqual({ ...named(), outcome: 'sent', kot: 1, lineIds: ['1-1'] });
  const order = await orderNow();
  expect(order).toMatchObject({
    state: 'open',
    acceptance: { waiting: [] },
    joining: { trusted: true },
    expireAt: null,
  });
  expect(order.lines['1-1']?.by).toMatchObject({ kind: 'guest', id: null });
  const captain = { kind: 'captain', label: 'Ravi', id: memberIdOf(house.captain.uid) };
  expect(order.rounds[round.roundId]?.acceptedBy).toEqual(captain);
  expect(order.takenBy).toEqual(captain);
  expect(await tableNow()).toMatchObject({ status: 'Occupied', currentOrderId: orderId });
  expect(await pending()).toBeNull();
  expect(await auditOf(house)).toMatchObject([
    { action: 'acceptRound', uid: house.captain.uid, details: named() },
  ]);

  const before = await everything();
  expect(await call(acceptRound, named(), house.captain)).toEqual(result);
  expect(await call(acceptRound, named(), house.owner)).toEqual(result);
  expect(await call(placeRound, round, guest)).toEqual(result);
  expect(await reasonOf(declineRound, named(), house.captain)).toBe('round-not-found');
  expect(await everything()).toEqual(before);
  expect(await call(placeRound, ordering(house, { orderId }), guest)).toMatchObject({ outcome: 'sent' });
});

test('declined, it returns to its guest, and a repeat answers the same', async () => {
  expect(await call(declineRound, named(), house.captain)).toEqual({});
  expect(await orderNow()).toMatchObject({
    state: 'waiting',
    acceptance: { waiting: [], declined: [round.roundId] },
    lines: {},
  });
  expect(await pending()).toBeNull();
  expect(await auditOf(house)).toHaveLength(1);

  const before = await everything();
  expect(await call(declineRound, named(), house.captain)).toEqual({});
  expect(await call(placeRound, round, guest)).toMatchObject({ outcome: 'declined', kot: null });
  expect(await call(acceptRound, named(), house.captain)).toMatchObject({ outcome: 'declined' });
  expect(await everything()).toEqual(before);
});

test('accepted and declined at the same moment: only one succeeds', async () => {
  const [accepted, declined] = await Promise.all([
    call(acceptRound, named(), house.captain),
    reasonOf(declineRound, named(), house.owner),
  ]);
  const order = await orderNow();
  expect(Object.keys(order.lines)).toHaveLength(accepted.outcome === 'sent' ? 1 : 0);
  expect(declined).toBe(accepted.outcome === 'sent' ? 'round-not-found' : null);
  expect(order.acceptance.waiting).toEqual([]);
});

test('is accepted at the current prices', async () => {
  const dearer = aMenu({ version: 2, items: [aMenuItem({ pricePaise: paise(15_000) })] });
  await changeMenu(house, { items: dearer.items });
  await call(acceptRound, named(), house.captain);
  expect(await orderNow()).toMatchObject({ subtotalPaise: 15_000 });
});

test('cannot be accepted when its dish or its table is gone', async () => {
  const { restaurantId } = house;
  await change(tables, { restaurantId, tableId: 'F1-T01' }, { status: 'Maintenance' });
  let before = await everything();
  expect(await reasonOf(acceptRound, named(), house.captain)).toBe('table-in-maintenance');
  expect(await everything()).toEqual(before);
  await change(tables, { restaurantId, tableId: 'F1-T01' }, { status: 'Available' });
  await changeMenu(house, { items: [] });
  before = await everything();
  expect(await reasonOf(acceptRound, named(), house.captain)).toBe('item-unavailable');
  expect(await everything()).toEqual(before);
});

test('cannot be accepted onto the next party', async () => {
  await call(placeRound, ordering(house), house.captain);
  const before = await everything();
  expect(await reasonOf(acceptRound, named(), house.captain)).toBe('order-closed');
  expect(await everything()).toEqual(before);
});

test('expires with its order after half an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE });
  const before = await everything();
  expect(await reasonOf(acceptRound, named(), renewed(house.captain))).toBe('order-closed');
  expect(await everything()).toEqual(before);
});

test('cannot be accepted by another restaurant, nor if it was never sent', async () => {
  const other = await aHouse({}, { tableCount: 0 });
  const before = await everything();
  for (const contract of [acceptRound, declineRound] as const) {
    expect(await reasonOf(contract, named(), other.captain)).toBe('order-not-found');
    expect(await reasonOf(contract, { orderId, roundId: newId() }, house.captain)).toBe('round-not-found');
  }
  expect(await everything()).toEqual(before);
});

test('at most five wait, and the bill waits for them', async () => {
  for (let i = 0; i < 4; i += 1) await call(placeRound, ordering(house, { orderId }), guest);
  const before = await everything();
  expect(await reasonOf(placeRound, ordering(house, { orderId }), guest)).toBe('too-many-waiting');
  expect(await everything()).toEqual(before);
  await call(acceptRound, named(), house.captain);
  const payments = [exactly('cash', paise(12_600))];
  const settling = { orderId, requestId: newId(), seenRounds: 1, portions: null, payments };
  expect(await reasonOf(settleBill, settling, house.captain)).toBe('rounds-waiting');
});
