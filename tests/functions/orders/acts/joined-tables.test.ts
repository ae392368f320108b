import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { moveBooking, saveJoins } from '@bhoj/domain/bookings/shape/bookings.contract';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import {
  cancelOrder,
  mergeTables,
  moveLines,
  moveTable,
  pushTogether,
  separateTable,
} from '@bhoj/domain/orders/acts/acts.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { DUE_MS } from '@bhoj/domain/tables/reservation';
import { seatWaitingParty } from '@bhoj/domain/waitlist/waitlist.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  employ,
  everything,
  find,
  get,
  joining,
  list,
  ordering,
} from '../../../support/arrange.ts';
import type { House } from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { aBookingHouse, booked } from '../../../support/bookings.ts';
import { call, functions, reasonOf } from '../../../support/mount.ts';
import { cash, settling } from '../../../support/settling.ts';
import { added, aWaitHouse } from '../../../support/waitlist.ts';

const BOTH = ['F1-T01', 'F1-T02'];
const JOINS = [{ tableIds: BOTH, from: 5, to: 8 }];
const look = () => functions.reserveAhead.run({ scheduleTime: new Date().toISOString() } as never);
const orderAt = (house: House, orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const tableAt = (house: House, tableId: string) => get(tables, { restaurantId: house.restaurantId, tableId });

/** Expects tables to show an order, and to be free without one. */
async function expectAt(house: House, tableIds: readonly string[], orderId: string | null): Promise<void> {
  const found = await Promise.all(tableIds.map((tableId) => tableAt(house, tableId)));
  for (const table of found) {
    expect(table.currentOrderId).toBe(orderId);
    expect(table.status).toBe(orderId === null ? 'Available' : 'Occupied');
    expect(table).not.toHaveProperty('reservation');
  }
}

/** A captain's first round at a table. */
async function begin(house: House, tableId = 'F1-T01'): Promise<string> {
  const round = ordering(house, { tableId });
  await call(placeRound, round, house.captain);
  return round.orderId;
}

const push = (house: House, orderId: string, tableId: string, requestId = newId()) =>
  call(pushTogether, { orderId, requestId, tableId }, house.captain);
const separate = (house: House, orderId: string, tableId: string, requestId = newId()) =>
  call(separateTable, { orderId, requestId, tableId }, house.captain);

/** An order of a captain at the first two tables. */
async function anOrderAtTwo(house: House): Promise<string> {
  const orderId = await begin(house);
  await push(house, orderId, 'F1-T02');
  return orderId;
}

async function expectRefused(reason: string, answer: () => Promise<string | null>): Promise<void> {
  const before = await everything();
  expect(await answer()).toBe(reason);
  expect(await everything()).toEqual(before);
}

describe('a party booked over a join (P-JOINED-2)', () => {
  let house: House & { bookingId: string; day: string };
  beforeEach(async () => {
    const plain = await aBookingHouse(4);
    await call(saveJoins, { floor: 1, base: 0, joins: JOINS }, plain.owner);
    const at = Math.floor(Date.now() / QUARTER) * QUARTER;
    house = { ...plain, ...(await booked(plain.owner, { at, anyway: true, size: 7 })) };
    await look();
  });

  const seat = async () => {
    const input = { requestId: newId(), bookingId: house.bookingId, act: 'seat', reason: '' } as const;
    await call(moveBooking, input, house.owner);
    await look();
  };
  const placing = async () =>
    (await get(bookingDays, { restaurantId: house.restaurantId, date: house.day })).bookings[house.bookingId];

  test.each([
    ['F1-T01', 'F1-T02'],
    ['F1-T02', 'F1-T01'],
  ])('orders at %s, and has one order over all its tables until its bill', async (tableId, other) => {
    const orderId = await begin(house, tableId);
    expect(await orderAt(house, orderId)).toMatchObject({ tableId, joinedTableIds: [other], partySize: 7 });
    await expectAt(house, BOTH, orderId);
    await look();
    await expectAt(house, BOTH, orderId);
    expect(await placing()).toMatchObject({ state: 'seated', orderId, tableIds: BOTH });
    await call(settleBill, settling(orderId), house.captain);
    await look();
    await expectAt(house, BOTH, null);
    expect(await placing()).toMatchObject({ state: 'left' });
  });

  test('orders by a phone at its second table; a phone at the first needs the code as at one table', async () => {
    await seat();
    const first = await aGuestAt(house, 'F1-T02');
    const round = ordering(house, { orderId: first.orderId, tableId: 'F1-T02' });
    expect(await call(placeRound, round, first.guest)).toMatchObject({ outcome: 'sent' });
    await expectAt(house, BOTH, first.orderId);
    const second = await signInGuest();
    const scan = joining(house, { tableId: 'F1-T01' });
    expect(await reasonOf(joinTable, scan, second)).toBe('code-required');
    const { code } = (await orderAt(house, first.orderId)).joining;
    expect(await call(joinTable, { ...scan, code }, second)).toEqual({ orderId: first.orderId });
    await call(placeRound, ordering(house, { orderId: first.orderId, tableId: 'F1-T01' }), second);
    expect(await tableAt(house, 'F1-T01')).toMatchObject({ totalPrice: 240 });
    expect(await tableAt(house, 'F1-T02')).toMatchObject({ totalPrice: 240 });
  });

  test('of two phones at its two tables that send at once, both rounds are in one order', async () => {
    await seat();
    const one = await aGuestAt(house, 'F1-T01');
    const { code } = (await orderAt(house, one.orderId)).joining;
    const other = await signInGuest();
    const scan = { ...joining(house, { tableId: 'F1-T02' }), code };
    const { orderId } = await call(joinTable, scan, other);
    expect(orderId).toBe(one.orderId);
    const answers = await Promise.all([
      call(placeRound, ordering(house, { orderId, tableId: 'F1-T01' }), one.guest),
      call(placeRound, ordering(house, { orderId, tableId: 'F1-T02' }), other),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
    expect(Object.keys((await orderAt(house, orderId)).rounds)).toHaveLength(2);
    await expectAt(house, BOTH, orderId);
    expect(await list(orders, { restaurantId: house.restaurantId })).toHaveLength(1);
  });

  test('has three waiting orders at each of its tables, and no more', async () => {
    await seat();
    const wait = (n: number, tableId: string) =>
      Array.from({ length: n }, () => () => aGuestAt(house, tableId)).reduce(
        async (before, next) => [...(await before), await next()],
        Promise.resolve<Awaited<ReturnType<typeof aGuestAt>>[]>([]),
      );
    const [first] = await wait(3, 'F1-T02');
    const late = await signInGuest();
    await expectRefused('too-many-waiting', () =>
      reasonOf(joinTable, joining(house, { tableId: 'F1-T02' }), late),
    );
    await wait(3, 'F1-T01');
    const { code } = (await orderAt(house, first?.orderId ?? '')).joining;
    const scan = joining(house, { tableId: 'F1-T01' });
    expect(await reasonOf(joinTable, scan, late)).toBe('too-many-waiting');
    expect(await call(joinTable, { ...scan, code }, late)).toEqual({ orderId: first?.orderId });
  });

  test('of two orders begun at its two tables at once, one is the party’s and the other is refused', async () => {
    await seat();
    const phones = [await aGuestAt(house, 'F1-T01'), await aGuestAt(house, 'F1-T02')];
    const reasons = await Promise.all(
      phones.map(({ guest, orderId, tableId }) =>
        reasonOf(placeRound, ordering(house, { orderId, tableId }), guest),
      ),
    );
    expect(new Set(reasons)).toEqual(new Set([null, 'order-closed']));
    await expectAt(house, BOTH, phones[reasons.indexOf(null)]?.orderId ?? '');
  });

  test('whose phone waits and gets dishes of another table has its booking and both tables', async () => {
    await seat();
    const from = await begin(house, 'F1-T04');
    await call(placeRound, ordering(house, { orderId: from, tableId: 'F1-T04' }), house.captain);
    const { orderId } = await aGuestAt(house, 'F1-T02');
    const input = { fromOrderId: from, intoOrderId: orderId, toTableId: null, portions: { '2-1': 1 } };
    await call(moveLines, { requestId: newId(), ...input }, house.captain);
    await expectAt(house, BOTH, orderId);
    expect(await placing()).toMatchObject({ state: 'seated', orderId });
    expect(await orderAt(house, orderId)).toMatchObject({ booked: [{ id: house.bookingId }], partySize: 7 });
  });

  test('has both tables too when a captain accepts its waiting round', async () => {
    const { guest, orderId } = await aGuestAt(house, 'F1-T02');
    const round = ordering(house, { orderId, tableId: 'F1-T02' });
    expect(await call(placeRound, round, guest)).toMatchObject({ outcome: 'waiting' });
    await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
    await expectAt(house, BOTH, orderId);
  });

  test('does not take a table that is not free', async () => {
    await change(tables, { restaurantId: house.restaurantId, tableId: 'F1-T02' }, { status: 'Maintenance' });
    const orderId = await begin(house);
    expect(await orderAt(house, orderId)).not.toHaveProperty('joinedTableIds');
    await expectAt(house, ['F1-T01'], orderId);
  });

  test('is seated by the host after its order has begun: the order takes the free table of the join', async () => {
    const at = Math.floor(Date.now() / QUARTER) * QUARTER;
    const plain = await aBookingHouse(2);
    await call(saveJoins, { floor: 1, base: 0, joins: JOINS }, plain.owner);
    const { bookingId } = await booked(plain.owner, { at, anyway: true, size: 7 });
    // The floor has not followed the booking yet.
    const orderId = await begin(plain);
    await call(moveBooking, { requestId: newId(), bookingId, act: 'seat', reason: '' }, plain.owner);
    await expectAt(plain, BOTH, orderId);
  });

  test('is seated before the floor has followed its booking, and orders at once: the order is its, over all its tables', async () => {
    const plain = await aBookingHouse(2);
    await call(saveJoins, { floor: 1, base: 0, joins: JOINS }, plain.owner);
    const at = Math.floor(Date.now() / QUARTER) * QUARTER;
    const { bookingId, day } = await booked(plain.owner, { at, anyway: true, size: 7 });
    await call(moveBooking, { requestId: newId(), bookingId, act: 'seat', reason: '' }, plain.owner);
    const orderId = await begin(plain, 'F1-T02');
    await expectAt(plain, BOTH, orderId);
    expect(await orderAt(plain, orderId)).toMatchObject({ tableId: 'F1-T02', booked: [{ id: bookingId }] });
    const { bookings } = await get(bookingDays, { restaurantId: plain.restaurantId, date: day });
    expect(bookings[bookingId]).toMatchObject({ state: 'seated', orderId });
  });

  test('does not take a table for people who sat down before its tables were kept for it', async () => {
    const plain = await aBookingHouse(2);
    await call(saveJoins, { floor: 1, base: 0, joins: JOINS }, plain.owner);
    const at = Math.floor(Date.now() / QUARTER) * QUARTER;
    const { bookingId } = await booked(plain.owner, { at, anyway: true, size: 7 });
    const orderId = await begin(plain);
    const { restaurantId } = plain;
    await change(orders, { restaurantId, orderId }, { openedAt: at - DUE_MS - 1 });
    await change(tables, { restaurantId, tableId: 'F1-T01' }, { occupiedAt: at - DUE_MS - 1 });
    await call(moveBooking, { requestId: newId(), bookingId, act: 'seat', reason: '' }, plain.owner);
    expect(await orderAt(plain, orderId)).not.toHaveProperty('joinedTableIds');
    expect(await tableAt(plain, 'F1-T02')).toMatchObject({ currentOrderId: null });
  });

  test('whose seating the host takes back is seated again: its order takes the table that is free by then', async () => {
    const other = { restaurantId: house.restaurantId, tableId: 'F1-T02' };
    await change(tables, other, { status: 'Maintenance' });
    const orderId = await begin(house);
    await change(tables, other, { status: 'Available' });
    const undo = { requestId: newId(), bookingId: house.bookingId, act: 'undo', reason: '' } as const;
    await call(moveBooking, undo, house.owner);
    await seat();
    await expectAt(house, BOTH, orderId);
    expect(await placing()).toMatchObject({ state: 'seated', orderId, tableIds: BOTH });
  });

  test('keeps its booking with its tables through joining, separating and moving', async () => {
    const orderId = await begin(house);
    await push(house, orderId, 'F1-T03');
    expect(await placing()).toMatchObject({ tableIds: [...BOTH, 'F1-T03'] });
    await separate(house, orderId, 'F1-T01');
    expect(await placing()).toMatchObject({ tableIds: ['F1-T02', 'F1-T03'] });
    await look();
    await expectAt(house, ['F1-T01'], null);
    await call(moveTable, { orderId, requestId: newId(), toTableId: 'F1-T04' }, house.captain);
    expect(await placing()).toMatchObject({ tableIds: ['F1-T04'] });
    await look();
    await expectAt(house, ['F1-T01', 'F1-T02', 'F1-T03'], null);
  });
});

test('a party from the waitlist at a declared join has one order over its tables (P-JOINED-2)', async () => {
  const house = await aWaitHouse(3);
  await call(saveJoins, { floor: 1, base: 0, joins: JOINS }, house.owner);
  const { waitId } = await added(house.owner, { size: 7 });
  await call(seatWaitingParty, { requestId: newId(), waitId, tableIds: BOTH }, house.owner);
  const orderId = await begin(house, 'F1-T02');
  await expectAt(house, BOTH, orderId);
  expect(await orderAt(house, orderId)).toMatchObject({ tableId: 'F1-T02', joinedTableIds: ['F1-T01'] });
});

test('an order that moves to a join of a party from the waitlist takes all its tables that are free', async () => {
  const house = await aWaitHouse(4);
  await call(saveJoins, { floor: 1, base: 0, joins: JOINS }, house.owner);
  const orderId = await begin(house, 'F1-T03');
  const { waitId } = await added(house.owner, { size: 7 });
  await call(seatWaitingParty, { requestId: newId(), waitId, tableIds: BOTH }, house.owner);
  await call(moveTable, { orderId, requestId: newId(), toTableId: 'F1-T02' }, house.captain);
  await expectAt(house, BOTH, orderId);
  await expectAt(house, ['F1-T03'], null);
  expect(await orderAt(house, orderId)).toMatchObject({ tableId: 'F1-T02', joinedTableIds: ['F1-T01'] });
});

test('an order that moves to two of three tables of a party from the waitlist takes the third: it would be kept for nobody', async () => {
  const house = await aWaitHouse(4);
  const three = [...BOTH, 'F1-T03'];
  const all = [
    { tableIds: BOTH, from: 3, to: 6 },
    { tableIds: three, from: 7, to: 10 },
  ];
  await call(saveJoins, { floor: 1, base: 0, joins: all }, house.owner);
  const orderId = await begin(house, 'F1-T04');
  const { waitId } = await added(house.owner, { size: 9 });
  await call(seatWaitingParty, { requestId: newId(), waitId, tableIds: three }, house.owner);
  const input = { orderId, requestId: newId(), toTableId: 'F1-T01', withTableIds: ['F1-T02'] };
  await call(moveTable, input, house.captain);
  await expectAt(house, three, orderId);
  await expectAt(house, ['F1-T04'], null);
});

test('dishes that move to a new order at a join of a party from the waitlist take all its tables that are free', async () => {
  const house = await aWaitHouse(4);
  await call(saveJoins, { floor: 1, base: 0, joins: JOINS }, house.owner);
  const fromOrderId = await begin(house, 'F1-T03');
  await call(placeRound, ordering(house, { orderId: fromOrderId, tableId: 'F1-T03' }), house.captain);
  const { waitId } = await added(house.owner, { size: 7 });
  await call(seatWaitingParty, { requestId: newId(), waitId, tableIds: BOTH }, house.owner);
  const intoOrderId = newId();
  const input = { fromOrderId, intoOrderId, toTableId: 'F1-T01', portions: { '2-1': 1 } };
  await call(moveLines, { requestId: newId(), ...input }, house.captain);
  await expectAt(house, BOTH, intoOrderId);
  await expectAt(house, ['F1-T03'], fromOrderId);
});

describe('joining a table by hand (P-JOINED-3)', () => {
  let house: House;
  beforeEach(async () => {
    house = await aHouse({}, { tableCount: 4 });
  });

  test('takes a free table, once however often it is asked, also late', async () => {
    const orderId = await begin(house);
    const requestId = newId();
    await Promise.all([push(house, orderId, 'F1-T02', requestId), push(house, orderId, 'F1-T02', requestId)]);
    await expectAt(house, BOTH, orderId);
    expect(await auditOf(house)).toMatchObject([
      { action: 'pushTogether', details: { orderId, tableId: 'F1-T02' } },
    ]);
    await separate(house, orderId, 'F1-T02');
    await push(house, orderId, 'F1-T02', requestId);
    await expectAt(house, ['F1-T02'], null);
  });

  test('is refused for a table that is taken, kept, in maintenance, unknown, and for somebody without the right', async () => {
    const [orderId, cook] = [await begin(house), await employ(house.restaurantId, 'kitchen')];
    await begin(house, 'F1-T02');
    const { restaurantId } = house;
    await change(tables, { restaurantId, tableId: 'F1-T03' }, { status: 'Reserved' });
    await change(tables, { restaurantId, tableId: 'F1-T04' }, { status: 'Maintenance' });
    const ask = (tableId: string, by = house.captain) =>
      reasonOf(pushTogether, { orderId, requestId: newId(), tableId }, by);
    await expectRefused('table-taken', () => ask('F1-T02'));
    await expectRefused('booking-table-taken', () => ask('F1-T03'));
    await expectRefused('table-in-maintenance', () => ask('F1-T04'));
    await expectRefused('table-not-found', () => ask('F1-T09'));
    await expectRefused('not-allowed', () => ask('F1-T04', cook));
  });

  test('of two orders that take one table at once, one gets it', async () => {
    const both = [await begin(house), await begin(house, 'F1-T02')];
    const reasons = await Promise.all(
      both.map((orderId) =>
        reasonOf(pushTogether, { orderId, requestId: newId(), tableId: 'F1-T03' }, house.captain),
      ),
    );
    expect(new Set(reasons)).toEqual(new Set([null, 'table-taken']));
    await expectAt(house, ['F1-T03'], both[reasons.indexOf(null)] ?? '');
  });

  test('separates a table; where it led, the next one leads; the only one stays', async () => {
    const orderId = await anOrderAtTwo(house);
    await separate(house, orderId, 'F1-T01');
    expect(await orderAt(house, orderId)).toMatchObject({ tableId: 'F1-T02' });
    expect(await orderAt(house, orderId)).not.toHaveProperty('joinedTableIds');
    await expectAt(house, ['F1-T01'], null);
    await expectAt(house, ['F1-T02'], orderId);
    await expectRefused('moves-everything', () =>
      reasonOf(separateTable, { orderId, requestId: newId(), tableId: 'F1-T02' }, house.captain),
    );
  });

  test('shows rounds and calls at all tables, and a phone at any of them reaches the order', async () => {
    const { orderId, guest } = await anOpenOrder(house);
    await push(house, orderId, 'F1-T02');
    await call(askForService, { restaurantId: house.restaurantId, orderId, kind: 'bill' }, guest);
    expect(await tableAt(house, 'F1-T02')).toMatchObject({ serviceRequest: 'bill', totalPrice: 120 });
    expect(await call(joinTable, joining(house, { tableId: 'F1-T02' }), guest)).toEqual({ orderId });
    expect(await reasonOf(joinTable, joining(house, { tableId: 'F1-T02' }), await signInGuest())).toBe(
      'code-required',
    );
  });
});

describe('an order over joined tables (P-JOINED-4)', () => {
  let house: House;
  let orderId: string;
  beforeEach(async () => {
    house = await aHouse({ placeNames: { 'F1-T02': 'Window' } }, { tableCount: 6 });
    orderId = await anOrderAtTwo(house);
  });
  const move = (toTableId: string, withTableIds?: string[]) =>
    call(
      moveTable,
      { orderId, requestId: newId(), toTableId, ...(withTableIds && { withTableIds }) },
      house.captain,
    );

  test('moves whole to one table, or to several, also to some of its own', async () => {
    await move('F1-T03', ['F1-T04']);
    await expectAt(house, ['F1-T03', 'F1-T04'], orderId);
    await expectAt(house, BOTH, null);
    await move('F1-T04', ['F1-T05']);
    await expectAt(house, ['F1-T04', 'F1-T05'], orderId);
    await expectAt(house, ['F1-T03'], null);
    await move('F1-T01');
    await expectAt(house, ['F1-T01'], orderId);
    await expectAt(house, ['F1-T04', 'F1-T05'], null);
  });

  test('does not move where one of the tables is taken', async () => {
    await begin(house, 'F1-T04');
    await expectRefused('table-taken', () =>
      reasonOf(
        moveTable,
        { orderId, requestId: newId(), toTableId: 'F1-T03', withTableIds: ['F1-T04'] },
        house.captain,
      ),
    );
  });

  test('merged into another one, frees its tables; the tables of the other one stay joined', async () => {
    const into = await begin(house, 'F1-T03');
    await push(house, into, 'F1-T04');
    await call(mergeTables, { fromOrderId: orderId, intoOrderId: into }, house.captain);
    await expectAt(house, BOTH, null);
    await expectAt(house, ['F1-T03', 'F1-T04'], into);
    expect(await tableAt(house, 'F1-T04')).toMatchObject({ totalPrice: 240 });
  });

  test('keeps its tables when dishes move away, and shows what is left at each', async () => {
    await call(placeRound, ordering(house, { orderId }), house.captain);
    const to = { intoOrderId: newId(), toTableId: 'F1-T05' };
    const portions = { '1-1': 1 };
    await call(moveLines, { requestId: newId(), fromOrderId: orderId, portions, ...to }, house.captain);
    await expectAt(house, BOTH, orderId);
    expect(await tableAt(house, 'F1-T02')).toMatchObject({ totalPrice: 120 });
  });

  test('is billed once, part by part, under the names of its tables, and frees them with the last part', async () => {
    await call(placeRound, ordering(house, { orderId }), house.captain);
    const part = (id: string) =>
      settling(orderId, { seenRounds: 2, portions: { [id]: 1 }, payments: [cash(12_600)] });
    await call(settleBill, part('1-1'), house.captain);
    await expectAt(house, BOTH, orderId);
    expect(await tableAt(house, 'F1-T02')).toMatchObject({ totalPrice: 120 });
    await call(settleBill, part('2-1'), house.captain);
    await expectAt(house, BOTH, null);
    const issued = await list(invoices, { restaurantId: house.restaurantId });
    expect(issued.map(({ tableId, tableName }) => [tableId, tableName])).toEqual([
      ['F1-T01', 'F1-T01 + Window'],
      ['F1-T01', 'F1-T01 + Window'],
    ]);
  });

  test('cancelled, frees its tables', async () => {
    await call(cancelOrder, { orderId, reason: 'Left' }, house.owner);
    await expectAt(house, BOTH, null);
    expect(await find(orders, { restaurantId: house.restaurantId, orderId })).toMatchObject({
      state: 'Cancelled',
    });
  });
});
