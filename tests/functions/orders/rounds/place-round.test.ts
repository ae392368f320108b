import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { tables } from '@bhoj/domain/tables/table.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { orders, pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY, MINUTE, dateOf, minutesOf, startOf } from '@bhoj/domain/time/ist';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  ALWAYS_OPEN,
  anOpenOrder,
  change,
  dosa,
  everything,
  find,
  get,
  joining,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { call, db, reasonOf } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
let tableId: string;
let used = 0;
beforeAll(async () => {
  house = await aHouse({}, { tableCount: 40 });
});
/** Uses another table for each test. */
beforeEach(() => {
  used += 1;
  tableId = `F1-T${String(used).padStart(2, '0')}`;
});
afterEach(() => {
  vi.useRealTimers();
});

const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const tableNow = () => get(tables, { restaurantId: house.restaurantId, tableId });
function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

describe('a round', () => {
  test('of a guest goes to the kitchen, and the table is occupied', async () => {
    const { guest, orderId } = await aGuestAt(house, tableId);
    const input = ordering(house, {
      orderId,
      tableId,
      selections: [dosa({ quantity: 2, note: 'less oil' })],
    });
    const result = await call(placeRound, input, guest);
    expect(result).toEqual({
      roundId: input.roundId,
      orderId,
      outcome: 'sent',
      kot: expect.any(Number),
      lineIds: ['1-1'],
    });
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ state: 'open', subtotalPaise: 24_000, expireAt: null });
    expect(order.lines['1-1']).toMatchObject({
      name: 'Masala dosa',
      unitPaise: 12_000,
      taxBp: 500,
      quantity: 2,
      note: 'less oil',
      kot: result.kot,
      by: { kind: 'guest', label: order.joining.guests[guest.uid]?.label },
    });
    expect(await tableNow()).toMatchObject({
      status: 'Occupied',
      hasOrder: true,
      currentOrderId: orderId,
      totalPrice: 240,
      orderItems: [{ name: 'Masala dosa', quantity: 2 }],
      occupiedAt: order.openedAt,
    });
  });

  test('of a captain opens a free table, under the id the device made', async () => {
    const input = ordering(house, { tableId });
    await call(placeRound, input, house.captain);
    expect(await orderOf(input.orderId)).toMatchObject({
      state: 'open',
      tableId,
      type: 'dine-in',
      lines: {
        '1-1': { by: { kind: 'captain', label: 'Ravi', id: memberIdOf(house.captain.uid) } },
      },
    });
    expect(JSON.stringify(await orderOf(input.orderId))).not.toContain(house.captain.uid);
  });

  test('of a second phone is added, with the next KOT', async () => {
    const { orderId, round } = await anOpenOrder(house, tableId);
    const friend = await signInGuest();
    await call(joinTable, joining(house, { tableId, code: (await orderOf(orderId)).joining.code }), friend);
    await call(placeRound, ordering(house, { orderId, tableId }), friend);
    await call(placeRound, ordering(house, { orderId, tableId }), house.captain);
    const order = await orderOf(orderId);
    expect(Object.keys(order.lines)).toEqual(['1-1', '2-1', '3-1']);
    const first = order.rounds[round.roundId]?.kot ?? 0;
    expect(Object.values(order.rounds).map(({ kot }) => kot - first)).toEqual(
      expect.arrayContaining([0, 1, 2]),
    );
    expect(await tableNow()).toMatchObject({ totalPrice: 360 });
  });

  test('for takeaway needs no table', async () => {
    const input = ordering(house, { tableId: null, type: 'takeaway' });
    await call(placeRound, input, house.captain);
    expect(await orderOf(input.orderId)).toMatchObject({ type: 'takeaway', tableId: null, state: 'open' });
    const nowhere = ordering(house, { tableId: null, type: 'dine-in' });
    expect(await reasonOf(placeRound, nowhere, house.captain)).toBe('table-not-found');
    const delivered = ordering(house, { tableId: null, type: 'delivery' });
    expect(await reasonOf(placeRound, delivered, house.captain)).toBe('service-not-offered');
  });

  test('sent again answers as the first time, also once the bill is settled', async () => {
    const { guest, orderId } = await aGuestAt(house, tableId);
    const selections = Array.from({ length: 12 }, (_, i) => dosa({ note: `${i}` }));
    const input = ordering(house, { orderId, tableId, selections });
    const first = await call(placeRound, input, guest);
    expect(first.lineIds).toHaveLength(12);
    const open = await everything();
    expect(await call(placeRound, input, guest)).toEqual(first);
    expect(await everything()).toEqual(open);

    const order = await orderOf(orderId);
    const { totalPaise } = billOf(
      { order, money: NO_MONEY },
      {
        gstin: '29AAGCB7383J1Z4',
        composition: false,
        taxSettings: { enabled: true, percentage: 5 },
      },
    );
    const payments = [exactly('cash', totalPaise)];
    await call(
      settleBill,
      { orderId, requestId: newId(), seenRounds: 1, portions: null, payments },
      house.captain,
    );
    const settled = await everything();
    expect(await call(placeRound, input, guest)).toEqual(first);
    expect(await everything()).toEqual(settled);
    const another = { ...input, roundId: newId() };
    expect(await reasonOf(placeRound, another, guest)).toBe('order-closed');
    expect(await everything()).toEqual(settled);
  });

  test('takes its KOT number from the business day of the restaurant, whenever that ends', async () => {
    const late = await aHouse({ dayCutoff: '05:30' }, { tableCount: 1 });
    const { restaurantId } = late;
    const tomorrow = dateOf(Date.now() + DAY);
    const kots = [];
    for (const clock of ['04:30', '05:30']) {
      vi.useFakeTimers({ toFake: ['Date'], now: startOf(tomorrow) + minutesOf(clock) * MINUTE });
      const captain = renewed(late.captain);
      const input = ordering(late, { tableId: null, type: 'takeaway' });
      kots.push((await call(placeRound, input, captain)).kot);
    }
    const { docs } = await db.collection(counters.parent({ restaurantId })).get();
    expect(docs.map(({ id }) => id)).toEqual([`kot_${dateOf(Date.now() - DAY)}`, `kot_${tomorrow}`]);
    expect(kots).toEqual([1, 1]);
  });

  test('sent twice at the same moment counts once', async () => {
    const { guest, orderId } = await aGuestAt(house, tableId);
    const input = ordering(house, { orderId, tableId });
    const answers = await Promise.all([call(placeRound, input, guest), call(placeRound, input, guest)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(Object.keys((await orderOf(orderId)).lines)).toEqual(['1-1']);
  });
});

test('a seated party goes on while ordering is paused, and after closing (P-JOIN-7)', async () => {
  const tavern = await aHouse({}, { tableCount: 1 });
  const { guest, orderId } = await anOpenOrder(tavern);
  await setUp(tavern, { orderingPaused: true });
  expect(await reasonOf(placeRound, ordering(tavern, { orderId }), guest)).toBeNull();
  const closed = { open: '09:00', close: '22:00', isOpen: false };
  const operatingHours = Object.fromEntries(
    Object.keys(ALWAYS_OPEN).map((day) => [day, closed]),
  ) as typeof ALWAYS_OPEN;
  await setUp(tavern, { orderingPaused: false, operatingHours });
  expect(await reasonOf(placeRound, ordering(tavern, { orderId }), guest)).toBeNull();
});

describe('ordering is refused', () => {
  const closed = { open: '09:00', close: '22:00', isOpen: false };

  test('to a guest while the restaurant is closed, paused or over its time; staff may go on', async () => {
    const tavern = await aHouse({}, { tableCount: 3 });
    const { guest, orderId } = await aGuestAt(tavern);
    const round = () => ordering(tavern, { orderId });
    const operatingHours = Object.fromEntries(
      Object.keys(ALWAYS_OPEN).map((day) => [day, closed]),
    ) as typeof ALWAYS_OPEN;

    await setUp(tavern, { operatingHours });
    const before = await everything();
    expect(await reasonOf(placeRound, round(), guest)).toBe('restaurant-closed');
    expect(await everything()).toEqual(before);
    await call(placeRound, ordering(tavern, { tableId: 'F1-T02' }), tavern.captain);

    await setUp(tavern, { operatingHours: ALWAYS_OPEN, orderingPaused: true });
    expect(await reasonOf(placeRound, round(), guest)).toBe('ordering-paused');
    await call(placeRound, ordering(tavern, { tableId: 'F1-T03' }), tavern.captain);

    const trialEndDate = Date.now() - 6 * DAY;
    await setUp(tavern, { orderingPaused: false, trialEndDate });
    await call(placeRound, round(), guest);
    await setUp(tavern, { trialEndDate: trialEndDate - 2 * DAY });
    expect(await reasonOf(placeRound, round(), guest)).toBe('ordering-ended');
    expect(await reasonOf(placeRound, round(), tavern.captain)).toBe('ordering-ended');
    await setUp(tavern, { membership: 'premium' });
    await call(placeRound, round(), guest);
  });

  test('to anybody at a table in Maintenance', async () => {
    const { guest, orderId } = await aGuestAt(house, tableId);
    await change(tables, { restaurantId: house.restaurantId, tableId }, { status: 'Maintenance' });
    const before = await everything();
    expect(await reasonOf(placeRound, ordering(house, { orderId, tableId }), guest)).toBe(
      'table-in-maintenance',
    );
    expect(await reasonOf(placeRound, ordering(house, { tableId }), house.captain)).toBe(
      'table-in-maintenance',
    );
    expect(await everything()).toEqual(before);
  });

  test('to a guest of another order, and to staff of another restaurant', async () => {
    const { orderId } = await anOpenOrder(house, tableId);
    const stranger = await signInGuest();
    const other = await aHouse({}, { tableCount: 1 });
    const elsewhere = await aGuestAt(other);
    const before = await everything();
    const round = () => ordering(house, { orderId, tableId });
    expect(await reasonOf(placeRound, round(), stranger)).toBe('not-at-this-table');
    expect(await reasonOf(placeRound, round(), elsewhere.guest)).toBe('not-at-this-table');
    expect(await reasonOf(placeRound, round(), other.captain)).toBe('not-allowed');
    expect(await reasonOf(placeRound, round(), other.owner)).toBe('not-allowed');
    expect(await reasonOf(placeRound, ordering(house, { tableId }), stranger)).toBe('order-not-found');
    const nobody = ordering(house, { restaurantId: 'nobody@house.example', tableId });
    expect(await reasonOf(placeRound, nobody, stranger)).toBe('order-not-found');
    expect(await everything()).toEqual(before);
  });
});

describe('a round never reaches the next party', () => {
  test('whose order has opened the table meanwhile', async () => {
    const early = await aGuestAt(house, tableId);
    await anOpenOrder(house, tableId);
    const before = await everything();
    const late = ordering(house, { orderId: early.orderId, tableId });
    expect(await reasonOf(placeRound, late, early.guest)).toBe('order-closed');
    // A captain's device on which the table looked free.
    expect(await reasonOf(placeRound, ordering(house, { tableId }), house.captain)).toBe('order-closed');
    expect(await everything()).toEqual(before);
  });

  test('after its order has ended: settled or cancelled', async () => {
    const { guest, orderId } = await anOpenOrder(house, tableId);
    const { restaurantId } = house;
    await change(orders, { restaurantId, orderId }, { state: 'Cancelled' });
    const before = await everything();
    const round = () => ordering(house, { orderId, tableId });
    expect(await reasonOf(placeRound, round(), guest)).toBe('order-closed');
    expect(await reasonOf(placeRound, round(), house.captain)).toBe('order-closed');
    expect(await everything()).toEqual(before);
  });

  test('after half an hour without a round', async () => {
    const { guest, orderId } = await aGuestAt(house, tableId);
    passTime(31 * MINUTE);
    const before = await everything();
    expect(await reasonOf(placeRound, ordering(house, { orderId, tableId }), renewed(guest))).toBe(
      'order-closed',
    );
    expect(await everything()).toEqual(before);
  });

  test('but follows its own party to another table', async () => {
    const { guest, orderId } = await anOpenOrder(house, tableId);
    const { restaurantId } = house;
    const moved = 'F1-T40';
    const stood = await tableNow();
    await change(orders, { restaurantId, orderId }, { tableId: moved });
    await change(tables, { restaurantId, tableId: moved }, { status: 'Occupied', currentOrderId: orderId });
    await change(
      tables,
      { restaurantId, tableId },
      { status: 'Available', hasOrder: false, currentOrderId: null },
    );
    await call(placeRound, ordering(house, { orderId, tableId }), guest);
    expect(await tableNow()).toMatchObject({ status: 'Available', currentOrderId: null });
    expect(await get(tables, { restaurantId, tableId: moved })).toMatchObject({
      currentOrderId: orderId,
      totalPrice: stood.totalPrice * 2,
    });
  });
});

describe('a reserved table', () => {
  test('is opened by staff; a guest’s round waits for them', async () => {
    const { restaurantId } = house;
    await change(tables, { restaurantId, tableId }, { status: 'Reserved' });
    const { guest, orderId } = await aGuestAt(house, tableId);
    const input = ordering(house, { orderId, tableId });
    expect(await call(placeRound, input, guest)).toMatchObject({ outcome: 'waiting', kot: null });
    expect(await tableNow()).toMatchObject({ status: 'Reserved', currentOrderId: null });
    expect(await find(pendingRounds, { restaurantId, orderId, roundId: input.roundId })).not.toBeNull();
    await call(placeRound, ordering(house, { tableId }), house.captain);
    expect(await tableNow()).toMatchObject({ status: 'Occupied' });
  });
});
