import { bookingDays } from '@bhoj/domain/bookings/shape/booking.collection';
import { moveBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { BookingAct } from '@bhoj/domain/bookings/shape/states';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { eraseCustomer } from '@bhoj/domain/customers/customers.contract';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { cancelOrder, mergeTables, moveTable } from '@bhoj/domain/orders/acts/acts.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { beforeAll, describe, expect, test } from 'vitest';
import { aGuestAt, anOpenOrder, get, ordering, put } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import { aBookingHouse, booked } from '../../support/bookings.ts';
import { served, tallyServer } from '../../support/server-tally.ts';
import { call, functions } from '../../support/mount.ts';
import { cash, settling } from '../../support/settling.ts';

const thisQuarter = (): number => Math.floor(Date.now() / QUARTER) * QUARTER;
const look = () => functions.reserveAhead.run({ scheduleTime: new Date().toISOString() } as never);

interface Evening extends House {
  readonly bookingId: string;
  readonly day: string;
}

/** A restaurant with a party for three who are due now at F1-T01, which is reserved for them. */
async function anEvening(more: Parameters<typeof booked>[1] = {}): Promise<Evening> {
  const house = await aBookingHouse(6);
  const { bookingId, day } = await booked(house.owner, {
    at: thisQuarter(),
    anyway: true,
    size: 3,
    tableIds: ['F1-T01'],
    ...more,
  });
  await look();
  return { ...house, bookingId, day };
}

const placingOf = async ({ restaurantId, day, bookingId }: Evening) =>
  (await get(bookingDays, { restaurantId, date: day })).bookings[bookingId];
const orderOf = ({ restaurantId }: House, orderId: string) => get(orders, { restaurantId, orderId });
const tableOf = ({ restaurantId }: House, tableId = 'F1-T01') => get(tables, { restaurantId, tableId });
const act = (house: Evening, name: BookingAct) =>
  call(
    moveBooking,
    { requestId: newId(), bookingId: house.bookingId, act: name, reason: name === 'cancel' ? 'Ill' : '' },
    house.owner,
  );

/** A captain sends a first round to a table. */
async function begin(house: House, more: Parameters<typeof ordering>[1] = {}): Promise<string> {
  const round = ordering(house, more);
  await call(placeRound, round, house.captain);
  return round.orderId;
}
const pay = (house: House, orderId: string) =>
  call(settleBill, settling(orderId, { payments: [cash(12_600)] }), house.captain);

describe('a captain’s first round at a reserved table (P-BOOK-12)', () => {
  test('seats the party: its size, name and customer go to the order, and it leaves with the bill', async () => {
    const house = await anEvening();
    const customerId = newId();
    await put(
      customers,
      { restaurantId: house.restaurantId, customerId },
      aCustomer({ mobile: '9876543210' }),
    );
    const orderId = await begin(house);
    expect(await orderOf(house, orderId)).toMatchObject({
      partySize: 3,
      customer: { id: customerId, name: 'Meera Iyer' },
      booked: [{ id: house.bookingId, day: house.day, name: 'Meera Iyer' }],
    });
    const table = await tableOf(house);
    expect(table).toMatchObject({ status: 'Occupied', currentOrderId: orderId });
    expect(table).not.toHaveProperty('reservation');
    expect(await placingOf(house)).toMatchObject({ state: 'seated', was: 'confirmed', orderId });
    await look();
    expect((await tableOf(house)).status).toBe('Occupied');
    await pay(house, orderId);
    expect(await placingOf(house)).toMatchObject({ state: 'left', was: 'seated', orderId });
    await look();
    expect((await tableOf(house)).status).toBe('Available');
  });

  test('keeps the number that the captain counted; a number that nobody has makes no customer', async () => {
    const house = await anEvening();
    const orderId = await begin(house, { partySize: 5 });
    const order = await orderOf(house, orderId);
    expect(order).toMatchObject({ partySize: 5, customer: null });
    expect(order.booked?.[0]?.name).toBe('Meera Iyer');
  });

  test('repeated, seats once; where the booking was cancelled meanwhile, the order is any other', async () => {
    const house = await anEvening();
    const round = ordering(house);
    const [first, second] = await Promise.all([
      call(placeRound, round, house.captain),
      call(placeRound, round, house.captain),
    ]);
    expect(second).toEqual(first);
    expect((await orderOf(house, round.orderId)).booked).toHaveLength(1);

    const other = await anEvening();
    await act(other, 'cancel');
    const orderId = await begin(other);
    expect(await orderOf(other, orderId)).not.toHaveProperty('booked');
    expect(await placingOf(other)).toMatchObject({ state: 'cancelled' });
  });

  test('of two captains at once at one table, one begins the party’s order', async () => {
    const house = await anEvening();
    const rounds = [ordering(house), ordering(house)];
    const answers = await Promise.allSettled(rounds.map((round) => call(placeRound, round, house.captain)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const orderId = rounds.find((_, i) => answers[i]?.status === 'fulfilled')?.orderId;
    expect(await placingOf(house)).toMatchObject({ state: 'seated', orderId });
  });
});

describe('a guest’s phone at the table', () => {
  test('waits for a captain while nobody was seated, and is the party’s once accepted', async () => {
    const house = await anEvening();
    const { guest, orderId } = await aGuestAt(house);
    const round = ordering(house, { orderId });
    expect(await call(placeRound, round, guest)).toMatchObject({ outcome: 'waiting' });
    expect(await placingOf(house)).toMatchObject({ state: 'confirmed' });
    await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
    expect(await placingOf(house)).toMatchObject({ state: 'seated', orderId });
    expect(await orderOf(house, orderId)).toMatchObject({ partySize: 3, state: 'open' });
  });

  test('goes to the kitchen at once when the host has seated the party', async () => {
    const house = await anEvening();
    await act(house, 'seat');
    await look();
    expect((await tableOf(house)).reservation?.seatedAt).toEqual(expect.any(Number));
    const { guest, orderId } = await aGuestAt(house);
    expect(await call(placeRound, ordering(house, { orderId }), guest)).toMatchObject({ outcome: 'sent' });
    expect(await placingOf(house)).toMatchObject({ state: 'seated', was: 'confirmed', orderId });
  });
});

describe('booking and order stay together', () => {
  test('the host seats a party that has ordered already', async () => {
    const house = await aBookingHouse(3);
    const { orderId } = await anOpenOrder(house);
    const { bookingId, day } = await booked(house.owner, {
      at: thisQuarter(),
      anyway: true,
      tableIds: ['F1-T02'],
    });
    const evening = { ...house, bookingId, day };
    // The captain put them at the next table before the plan said so.
    await call(moveTable, { requestId: newId(), orderId, toTableId: 'F1-T02' }, house.captain);
    await act(evening, 'seat');
    expect(await placingOf(evening)).toMatchObject({ state: 'seated', orderId });
    expect(await orderOf(house, orderId)).toMatchObject({ partySize: 2, booked: [{ id: bookingId }] });
  });

  test('a seating that is taken back leaves the order, whose end changes nothing', async () => {
    const house = await anEvening();
    const orderId = await begin(house);
    await act(house, 'undo');
    expect(await placingOf(house)).not.toHaveProperty('orderId');
    await pay(house, orderId);
    expect(await placingOf(house)).toMatchObject({ state: 'confirmed' });
    await look();
    expect((await tableOf(house)).reservation).toMatchObject({ bookingId: house.bookingId });
  });

  test('a party that is still there after its bill gets its table back, and orders again', async () => {
    const house = await anEvening();
    await pay(house, await begin(house));
    await act(house, 'undo');
    expect(await placingOf(house)).toMatchObject({ state: 'seated' });
    await look();
    expect((await tableOf(house)).reservation).toMatchObject({ bookingId: house.bookingId });
    const orderId = await begin(house);
    expect(await placingOf(house)).toMatchObject({ state: 'seated', orderId });
  });

  test('a host who says too early that they left may take it back while they eat', async () => {
    const house = await anEvening();
    const orderId = await begin(house);
    await act(house, 'leave');
    await act(house, 'undo');
    expect(await placingOf(house)).toMatchObject({ state: 'seated', orderId });
    await pay(house, orderId);
    expect(await placingOf(house)).toMatchObject({ state: 'left' });
  });

  test('the booking moves with its order, and into the order of another table', async () => {
    const house = await anEvening();
    const orderId = await begin(house);
    await call(moveTable, { requestId: newId(), orderId, toTableId: 'F1-T03' }, house.captain);
    expect(await placingOf(house)).toMatchObject({ tableIds: ['F1-T03'], orderId });
    const into = await begin(house, { tableId: 'F1-T04' });
    await call(mergeTables, { fromOrderId: orderId, intoOrderId: into }, house.captain);
    expect(await placingOf(house)).toMatchObject({ state: 'seated', tableIds: ['F1-T04'], orderId: into });
    expect((await orderOf(house, into)).booked).toHaveLength(1);
  });

  test('a cancelled order ends the visit', async () => {
    const house = await anEvening();
    const orderId = await begin(house);
    await call(cancelOrder, { orderId, reason: 'Left without eating' }, house.owner);
    expect(await placingOf(house)).toMatchObject({ state: 'left' });
  });

  test('an erasure empties the name on the order', async () => {
    const house = await anEvening();
    const orderId = await begin(house);
    await pay(house, orderId);
    const customerId = newId();
    await put(
      customers,
      { restaurantId: house.restaurantId, customerId },
      aCustomer({ mobile: '9876543210' }),
    );
    await call(eraseCustomer, { customerId, actId: newId(), reason: 'Asked' }, house.owner);
    expect((await orderOf(house, orderId)).booked).toEqual([
      { id: house.bookingId, day: house.day, name: '' },
    ]);
  });
});

describe('an order without a booking', () => {
  beforeAll(tallyServer);

  /** Reads and writes of a whole order: first round, second round, bill. */
  async function costOf(house: House, tableId: string): Promise<{ reads: number; writes: number }> {
    const before = { ...served };
    const orderId = await begin(house, { tableId });
    await call(placeRound, ordering(house, { orderId, tableId }), house.captain);
    await call(settleBill, settling(orderId, { seenRounds: 2, payments: [cash(25_200)] }), house.captain);
    return { reads: served.reads - before.reads, writes: served.writes - before.writes };
  }

  test('reads and writes nothing for bookings, in a restaurant with and without them', async () => {
    const house = await aBookingHouse(6);
    // The first order of an instance reads the menu.
    await costOf(house, 'F1-T04');
    const plain = await costOf(house, 'F1-T02');
    await booked(house.owner, { at: thisQuarter(), anyway: true, tableIds: ['F1-T01'] });
    await look();
    expect(await costOf(house, 'F1-T03')).toEqual(plain);
    expect(plain).toEqual({ reads: 18, writes: 13 });
  });
});
