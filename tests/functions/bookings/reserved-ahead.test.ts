import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { book, changeBooking, moveBooking, saveJoins } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { BookingAct } from '@bhoj/domain/bookings/shape/states';
import { QUARTER } from '@bhoj/domain/bookings/evening/rules';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf, MINUTE } from '@bhoj/domain/time/ist';
import { beforeEach, describe, expect, test } from 'vitest';
import { anOpenOrder, change, everything, get, put } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import { aBookingHouse, booked, booking, hoursAhead } from '../../support/bookings.ts';
import { call, db, functions } from '../../support/mount.ts';

/** Runs the scheduled check of all floors, as at this time. */
const runAt = (at: number) =>
  functions.reserveAhead.run({ scheduleTime: new Date(at).toISOString() } as never);

const tableOf = ({ restaurantId }: House, tableId = 'F1-T01') => get(tables, { restaurantId, tableId });
const statesOf = async (house: House, ...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await tableOf(house, id)).status));
const dayOf = ({ restaurantId }: House, date: string) => get(bookingDays, { restaurantId, date });

const move = (house: House, bookingId: string, act: BookingAct) =>
  call(
    moveBooking,
    { requestId: newId(), bookingId, act, reason: act === 'cancel' ? 'Ill' : '' },
    house.owner,
  );
const changed = (house: House, bookingId: string, fields: InputOf<typeof changeBooking>['change']) =>
  call(changeBooking, { requestId: newId(), bookingId, change: fields, anyway: true }, house.owner);

/** The quarter hour that has just begun. */
const thisQuarter = (): number => Math.floor(Date.now() / QUARTER) * QUARTER;

// Days of other tests would be checked too.
beforeEach(async () => {
  const { docs } = await db.collectionGroup(bookingDays.group).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

describe('half an hour before a booking (P-BOOK-11)', () => {
  test('its table is reserved with name, guests and time, once; a restaurant without bookings is not read', async () => {
    const house = await aBookingHouse();
    const at = hoursAhead(2);
    const { bookingId } = await booked(house.owner, { at, size: 3 });
    await runAt(at - 31 * MINUTE);
    expect((await tableOf(house)).status).toBe('Available');
    await runAt(at - 30 * MINUTE);
    expect(await tableOf(house)).toMatchObject({
      status: 'Reserved',
      currentOrderId: null,
      reservation: { name: 'Meera Iyer', guests: 3, at, bookingId },
    });
    const before = await everything();
    await runAt(at - 28 * MINUTE);
    expect(await everything()).toEqual(before);
  });

  test('two checks at once, and a late repeat, write what one writes', async () => {
    const house = await aBookingHouse();
    const at = hoursAhead(2);
    await booked(house.owner, { at });
    await Promise.all([runAt(at - 29 * MINUTE), runAt(at - 29 * MINUTE), runAt(at - 27 * MINUTE)]);
    const before = await everything();
    await runAt(at - 29 * MINUTE);
    expect(await everything()).toEqual(before);
    expect(await statesOf(house, 'F1-T01', 'F1-T02')).toEqual(['Reserved', 'Available']);
  });

  test('all tables of a join are reserved', async () => {
    const house = await aBookingHouse();
    const joins = [{ tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 }];
    await call(saveJoins, { floor: 1, base: 0, joins }, house.owner);
    const at = hoursAhead(2);
    await booked(house.owner, { at, size: 7 });
    await runAt(at);
    expect(await statesOf(house, 'F1-T01', 'F1-T02')).toEqual(['Reserved', 'Reserved']);
  });

  test('a table with guests waits until it is free; Maintenance and a reservation by hand stay', async () => {
    const house = await aBookingHouse(4);
    const { restaurantId } = house;
    const at = hoursAhead(2);
    for (const tableId of ['F1-T01', 'F1-T02', 'F1-T03'])
      await booked(house.owner, { at, tableIds: [tableId], mobile: null });
    await anOpenOrder(house, 'F1-T01');
    await change(tables, { restaurantId, tableId: 'F1-T02' }, { status: 'Maintenance' });
    const hand = { name: 'Anil', guests: 2, at };
    await change(tables, { restaurantId, tableId: 'F1-T03' }, { status: 'Reserved', reservation: hand });
    await runAt(at - 20 * MINUTE);
    expect(await statesOf(house, 'F1-T01', 'F1-T02')).toEqual(['Occupied', 'Maintenance']);
    expect((await tableOf(house, 'F1-T03')).reservation).toEqual(hand);
    const free = await tableOf(house, 'F1-T04');
    await put(tables, { restaurantId, tableId: 'F1-T01' }, { ...free, id: 'F1-T01' });
    await runAt(at - 18 * MINUTE);
    expect((await tableOf(house)).status).toBe('Reserved');
    expect((await dayOf(house, businessDayOf(at, '04:00'))).nextCheckAt).toBe(at - 30 * MINUTE);
  });

  test.each(['cancel', 'no-show', 'leave'] as const)(
    'after %s the table is free again, and an undo reserves it',
    async (act) => {
      const house = await aBookingHouse();
      const at = thisQuarter();
      const { bookingId, day } = await booked(house.owner, { at, anyway: true });
      if (act === 'leave') await move(house, bookingId, 'seat');
      await runAt(Date.now());
      expect((await tableOf(house)).status).toBe('Reserved');
      await move(house, bookingId, act);
      expect((await dayOf(house, day)).nextCheckAt).toBeLessThanOrEqual(Date.now());
      await runAt(Date.now());
      const free = await tableOf(house);
      expect(free.status).toBe('Available');
      expect(free).not.toHaveProperty('reservation');
      expect((await dayOf(house, day)).nextCheckAt).toBeNull();
      await move(house, bookingId, 'undo');
      await runAt(Date.now());
      expect((await tableOf(house)).reservation).toMatchObject({ bookingId });
    },
  );

  test('a booking that moves takes its reservation along, to another table and to another day', async () => {
    const house = await aBookingHouse();
    const { bookingId, day } = await booked(house.owner, { at: thisQuarter(), anyway: true });
    await runAt(Date.now());
    await changed(house, bookingId, { tableIds: ['F1-T02'] });
    await runAt(Date.now());
    expect(await statesOf(house, 'F1-T01', 'F1-T02')).toEqual(['Available', 'Reserved']);
    await changed(house, bookingId, { name: 'Anil Rao', size: 4 });
    await runAt(Date.now());
    expect((await tableOf(house, 'F1-T02')).reservation).toMatchObject({ name: 'Anil Rao', guests: 4 });
    await changed(house, bookingId, { at: thisQuarter() + 48 * 4 * QUARTER });
    expect((await dayOf(house, day)).bookings).toEqual({});
    await runAt(Date.now());
    expect(await statesOf(house, 'F1-T01', 'F1-T02')).toEqual(['Available', 'Available']);
  });

  test('nobody has said what became of it: the table is free when its time is over', async () => {
    const house = await aBookingHouse();
    const at = hoursAhead(1);
    const { day } = await booked(house.owner, { at });
    await runAt(at);
    await runAt(at + 60 * MINUTE);
    expect((await tableOf(house)).status).toBe('Available');
    expect((await dayOf(house, day)).nextCheckAt).toBeNull();
  });

  test('two hosts act while floors are checked: the table shows what the day says', async () => {
    const house = await aBookingHouse();
    const { bookingId } = await booked(house.owner, { at: thisQuarter(), anyway: true });
    const other = booking({ at: thisQuarter(), anyway: true, tableIds: ['F1-T02'], name: 'Anil' });
    await Promise.all([
      move(house, bookingId, 'cancel'),
      call(book, other, house.owner),
      runAt(Date.now()),
      runAt(Date.now()),
    ]);
    await runAt(Date.now());
    expect(await statesOf(house, 'F1-T01', 'F1-T02')).toEqual(['Available', 'Reserved']);
    expect((await tableOf(house, 'F1-T02')).reservation).toMatchObject({ name: 'Anil' });
  });

  test('a restaurant that cannot be read does not stop the others', async () => {
    const broken = await aBookingHouse();
    const house = await aBookingHouse();
    const at = hoursAhead(2);
    const { bookingId } = await booked(broken.owner, { at });
    await booked(house.owner, { at });
    const path = bookings.path({ restaurantId: broken.restaurantId, bookingId });
    await db.doc(path).update({ name: 7 });
    await runAt(at - 10 * MINUTE);
    expect(await statesOf(house, 'F1-T01')).toEqual(['Reserved']);
    expect(await statesOf(broken, 'F1-T01')).toEqual(['Available']);
  });
});

describe('the trigger of a day', () => {
  const written = async ({ restaurantId }: House, date: string) => {
    const after = await db.doc(bookingDays.path({ restaurantId, date })).get();
    await functions.followBookings.run({
      time: new Date().toISOString(),
      params: { restaurantId, date },
      data: { before: undefined, after },
    } as never);
  };

  test('follows an act on a near booking at once, and repeats nothing', async () => {
    const house = await aBookingHouse();
    const near = await booked(house.owner, { at: thisQuarter(), anyway: true });
    await written(house, near.day);
    expect((await tableOf(house)).reservation).toMatchObject({ bookingId: near.bookingId });
    const before = await everything();
    await written(house, near.day);
    expect(await everything()).toEqual(before);
  });

  test('does nothing for a later booking', async () => {
    const house = await aBookingHouse();
    const { day } = await booked(house.owner, { at: hoursAhead(5) });
    const before = await everything();
    await written(house, day);
    expect(await everything()).toEqual(before);
  });
});
