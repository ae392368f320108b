import { bookingDays, bookingRules, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import { KEPT_MS } from '@bhoj/domain/bookings/shape/booking.schema';
import {
  book,
  changeBooking,
  moveBooking,
  recallCaller,
  saveBookingRules,
  saveJoins,
  seatDayAnew,
} from '@bhoj/domain/bookings/shape/bookings.contract';
import type { BookingAct } from '@bhoj/domain/bookings/shape/states';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf, DAY } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import {
  aHouse,
  auditOf,
  change,
  everything,
  find,
  get,
  list,
  put,
  withRights,
} from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';
import { aBookingHouse, booked, booking, hoursAhead } from '../../support/bookings.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';

const dayOf = (at: number) => businessDayOf(at, '04:00');
const host = ({ restaurantId }: House) => withRights(restaurantId, ['bookings', 'dashboard']);

const placingOf = async ({ restaurantId }: House, bookingId: string) => {
  const { day } = await get(bookings, { restaurantId, bookingId });
  return (await get(bookingDays, { restaurantId, date: day })).bookings[bookingId];
};

const changing = (bookingId: string, fields: InputOf<typeof changeBooking>['change'], anyway = false) => ({
  requestId: newId(),
  bookingId,
  change: fields,
  anyway,
});

const moving = (bookingId: string, act: BookingAct, reason = '') => ({
  requestId: newId(),
  bookingId,
  act,
  reason,
});

const move = (by: Person, bookingId: string, act: BookingAct, reason = '') =>
  call(moveBooking, moving(bookingId, act, reason), by);

describe('a booking', () => {
  test('is placed without a word about who it is, and kept apart with it, by whoever may (P-BOOK-1, P-BOOK-8)', async () => {
    const house = await aBookingHouse();
    const { restaurantId } = house;
    const by = await host(house);
    const input = booking({ note: 'Window', food: 'Jain', occasion: 'Birthday', messages: true });
    const placed = await call(book, input, by);
    expect(placed).toEqual({
      day: dayOf(input.at),
      at: input.at,
      size: 2,
      tableIds: ['F1-T01'],
      state: 'confirmed',
    });
    const day = await get(bookingDays, { restaurantId, date: placed.day });
    expect(JSON.stringify(day)).not.toMatch(/Meera|98765|Window|Jain|Birthday/);
    const kept = await get(bookings, { restaurantId, bookingId: input.bookingId });
    expect(kept).toMatchObject({
      name: 'Meera Iyer',
      mobile: '9876543210',
      food: 'Jain',
      expireAt: input.at + KEPT_MS,
    });
    expect(kept.messagesAgreedAt).toBe(kept.createdAt);
    const [entry] = (await auditOf(house)).filter(({ action }) => action === 'book');
    expect(entry?.details).toMatchObject({ bookingId: input.bookingId, tables: 'F1-T01', size: 2 });
    expect(JSON.stringify(entry)).not.toMatch(/Meera Iyer|98765/);
  });

  test('counts once for one id, whatever else has happened', async () => {
    const house = await aBookingHouse();
    const input = booking();
    const first = await call(book, input, house.owner);
    const before = await everything();
    expect(await call(book, input, house.owner)).toEqual(first);
    expect(await everything()).toEqual(before);
    await move(house.owner, input.bookingId, 'cancel', 'Ill');
    expect(await call(book, input, house.owner)).toMatchObject({ state: 'cancelled' });
  });

  test.each([
    ['+91 98765 43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['0091 (98765) 43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['৯৮৭৬৫ ৪৩২১০', '9876543210'],
  ])('takes the number %s as ten digits', async (typed, mobile) => {
    const house = await aBookingHouse();
    const { bookingId } = await booked(house.owner, { mobile: typed });
    expect(await get(bookings, { restaurantId: house.restaurantId, bookingId })).toMatchObject({ mobile });
  });

  test.each([
    ['a name of 200 letters', { name: 'x'.repeat(200) }, 'invalid-input'],
    ['neither name nor number', { name: '', mobile: null }, 'invalid-input'],
    ['a name that turns the writing', { name: 'a\u202Eb' }, 'invalid-input'],
    ['nobody', { size: 0 }, 'invalid-input'],
    ['a time between two quarter hours', { at: hoursAhead(2) + 60_000 }, 'invalid-input'],
    ['a time of a device whose clock is far behind', { at: hoursAhead(-30) }, 'booking-past'],
    ['a day too far ahead', { at: hoursAhead(24 * 61) }, 'booking-too-far'],
    ['a party above all tables', { size: 5 }, 'no-table-fits'],
    ['tables that are not there', { tableIds: ['F1-T09'] }, 'booking-tables-unfit'],
  ] as const)('with %s is refused', async (_, more, reason) => {
    const house = await aBookingHouse();
    const input = booking({ ...more, tableIds: 'tableIds' in more ? [...more.tableIds] : null });
    const before = await everything();
    expect(await reasonOf(book, input, house.owner)).toBe(reason);
    expect(await everything()).toEqual(before);
  });

  test('takes a name in Hindi with an emoji', async () => {
    const house = await aBookingHouse();
    const name = 'मीरा अय्यर 🎂';
    const { bookingId } = await booked(house.owner, { name });
    expect(await get(bookings, { restaurantId: house.restaurantId, bookingId })).toMatchObject({ name });
  });

  test('for which no table is free is refused with the next free times (P-BOOK-3)', async () => {
    const house = await aBookingHouse(1);
    const at = hoursAhead(6);
    await booked(house.owner, { at, locked: true });
    const answer = await tryCall(book, booking({ at }), house.owner);
    expect(answer).toMatchObject({ reason: 'no-table-free' });
    const next = ('details' in answer ? answer.details['next'] : []) as number[];
    expect(next).toHaveLength(4);
    for (const free of next) expect(Math.abs(free - at)).toBeGreaterThanOrEqual(75 * 60_000);
    await booked(house.owner, { at: next[0] ?? 0 });
  });

  test('needs bookings to be on, and costs nothing where they are not', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    expect(await reasonOf(book, booking(), house.owner)).toBe('bookings-off');
    const off = await aBookingHouse(1, { on: false });
    expect(await reasonOf(book, booking(), off.owner)).toBe('bookings-off');
    expect(await list(bookingDays, { restaurantId: off.restaurantId })).toEqual([]);
  });

  test('keeps to the rules of the owner unless the host overrules them', async () => {
    const at = hoursAhead(30);
    const house = await aBookingHouse(1, { blocked: [dayOf(at)] });
    expect(await reasonOf(book, booking({ at }), house.owner)).toBe('booking-blocked');
    expect(await reasonOf(book, booking({ at, anyway: true }), house.owner)).toBeNull();
  });

  test('two hosts who place the last table at once: one gets it, the other is told', async () => {
    const house = await aBookingHouse(1);
    const both = await Promise.all([
      reasonOf(book, booking(), house.owner),
      reasonOf(book, booking(), await host(house)),
    ]);
    expect(both.toSorted()).toEqual(['no-table-free', null]);
    expect(await list(bookings, { restaurantId: house.restaurantId })).toHaveLength(1);
  });
});

describe('a change', () => {
  test('of the day moves the booking to the other document, and frees its table', async () => {
    const house = await aBookingHouse(1);
    const { restaurantId, owner } = house;
    const { bookingId, at, day } = await booked(owner);
    const moved = await call(changeBooking, changing(bookingId, { at: at + 2 * DAY }), owner);
    expect(moved).toMatchObject({ at: at + 2 * DAY, day: dayOf(at + 2 * DAY), tableIds: ['F1-T01'] });
    expect((await get(bookingDays, { restaurantId, date: day })).bookings).toEqual({});
    expect(await get(bookings, { restaurantId, bookingId })).toMatchObject({ day: moved.day });
    await booked(owner, { at });
    // A booking that moves near its old time does not block itself.
    const near = await booked(owner, { at: at + 4 * DAY });
    expect(
      await reasonOf(changeBooking, changing(near.bookingId, { at: at + 4 * DAY + 900_000 }), owner),
    ).toBeNull();
  });

  test('names only what changes, so that two hosts do not undo each other', async () => {
    const house = await aBookingHouse();
    const { restaurantId, owner } = house;
    const { bookingId, at } = await booked(owner, { messages: true });
    const answers = await Promise.all([
      reasonOf(changeBooking, changing(bookingId, { note: 'Cake at nine' }), owner),
      reasonOf(changeBooking, changing(bookingId, { at: at + 900_000, locked: true }), await host(house)),
    ]);
    expect(answers).toEqual([null, null]);
    expect(await get(bookings, { restaurantId, bookingId })).toMatchObject({
      note: 'Cake at nine',
      name: 'Meera Iyer',
    });
    expect(await placingOf(house, bookingId)).toMatchObject({ at: at + 900_000, locked: true });
  });

  test('repeated late changes nothing any more', async () => {
    const house = await aBookingHouse();
    const { owner } = house;
    const { bookingId } = await booked(owner);
    const first = changing(bookingId, { tableIds: ['F1-T02'] });
    await call(changeBooking, first, owner);
    await call(changeBooking, changing(bookingId, { tableIds: ['F1-T01'] }), owner);
    const before = await everything();
    expect(await call(changeBooking, first, owner)).toMatchObject({ tableIds: ['F1-T02'] });
    expect(await everything()).toEqual(before);
  });

  test('takes a consent to messages back, and keeps a name or a number', async () => {
    const house = await aBookingHouse();
    const { restaurantId, owner } = house;
    const { bookingId } = await booked(owner, { messages: true, mobile: null });
    await call(changeBooking, changing(bookingId, { messages: false }), owner);
    expect((await get(bookings, { restaurantId, bookingId })).messagesAgreedAt).toBeNull();
    expect(await reasonOf(changeBooking, changing(bookingId, { name: '' }), owner)).toBe('invalid-input');
    expect(await reasonOf(changeBooking, changing(newId(), {}), owner)).toBe('booking-not-found');
  });

  test('that is refused leaves everything as it was', async () => {
    const house = await aBookingHouse(1);
    const { owner } = house;
    const { bookingId, at } = await booked(owner);
    await booked(owner, { at: at + DAY, locked: true });
    const before = await everything();
    expect(await reasonOf(changeBooking, changing(bookingId, { at: at + DAY, note: 'x' }), owner)).toBe(
      'no-table-free',
    );
    expect(await everything()).toEqual(before);
  });
});

describe('the states of a booking (P-BOOK-4)', () => {
  test('late, seated, left, each once, and each taken back', async () => {
    const house = await aBookingHouse();
    const { owner } = house;
    const { bookingId } = await booked(owner);
    const seat = moving(bookingId, 'seat');
    expect(await move(owner, bookingId, 'late')).toMatchObject({ state: 'late' });
    expect(await call(moveBooking, seat, owner)).toMatchObject({ state: 'seated' });
    expect(await move(owner, bookingId, 'undo')).toMatchObject({ state: 'late' });
    // The answer of a lost call that comes again after the undo does not seat them once more.
    expect(await call(moveBooking, seat, owner)).toMatchObject({ state: 'seated' });
    expect(await placingOf(house, bookingId)).toMatchObject({ state: 'late', seatedAt: null });
    await move(owner, bookingId, 'seat');
    expect(await move(owner, bookingId, 'leave')).toMatchObject({ state: 'left' });
    expect(await reasonOf(moveBooking, moving(bookingId, 'cancel', 'x'), owner)).toBe('booking-state');
  });

  test('a cancellation has a reason, frees the table, and comes back at another one', async () => {
    const house = await aBookingHouse(2);
    const { restaurantId, owner } = house;
    const { bookingId, at } = await booked(owner);
    expect(await reasonOf(moveBooking, moving(bookingId, 'cancel'), owner)).toBe('invalid-input');
    expect(await reasonOf(moveBooking, moving(bookingId, 'late', 'why'), owner)).toBe('invalid-input');
    await move(owner, bookingId, 'cancel', 'Ill');
    expect((await get(bookings, { restaurantId, bookingId })).cancelReason).toBe('Ill');
    await booked(owner, { at, tableIds: ['F1-T01'], locked: true });
    expect(await move(owner, bookingId, 'undo')).toMatchObject({ state: 'confirmed', tableIds: ['F1-T02'] });
    expect((await get(bookings, { restaurantId, bookingId })).cancelReason).toBe('');
  });

  test('nobody is a no-show before their time, and who comes after all is seated', async () => {
    const house = await aBookingHouse(1);
    const { restaurantId, owner } = house;
    const { bookingId, day } = await booked(owner);
    expect(await reasonOf(moveBooking, moving(bookingId, 'no-show'), owner)).toBe('booking-too-early');
    const stored = await get(bookingDays, { restaurantId, date: day });
    const placing = stored.bookings[bookingId];
    if (placing === undefined) throw new Error('no booking');
    const earlier = { ...placing, at: hoursAhead(-1) };
    await put(bookingDays, { restaurantId, date: day }, { ...stored, bookings: { [bookingId]: earlier } });
    expect(await move(owner, bookingId, 'no-show')).toMatchObject({ state: 'no-show' });
    expect(await move(owner, bookingId, 'seat')).toMatchObject({ state: 'seated' });
  });

  test('a request holds no table until it is confirmed', async () => {
    const house = await aBookingHouse(1);
    const { owner } = house;
    const at = hoursAhead(2);
    const asked = await booked(owner, { at, size: 9, asRequest: true });
    expect(asked).toMatchObject({ state: 'requested', tableIds: [] });
    await booked(owner, { at });
    expect(await reasonOf(moveBooking, moving(asked.bookingId, 'confirm'), owner)).toBe('no-table-fits');
    await call(changeBooking, changing(asked.bookingId, { size: 2, at: at + DAY }, true), owner);
    expect(await move(owner, asked.bookingId, 'confirm')).toMatchObject({
      state: 'confirmed',
      tableIds: ['F1-T01'],
    });
  });
});

describe('a plan that changes (P-BOOK-7)', () => {
  test('declared joins seat larger parties; who no longer fits is seated anew or listed, never lost', async () => {
    const house = await aBookingHouse(3);
    const { restaurantId, owner } = house;
    const joins = [{ tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 8 }];
    const saving = { floor: 1, base: 0, joins };
    expect(await call(saveJoins, saving, owner)).toEqual({ version: 1 });
    expect(await call(saveJoins, saving, owner)).toEqual({ version: 1 });
    expect(await reasonOf(saveJoins, { ...saving, joins: [] }, owner)).toBe('changed-meanwhile');
    expect(await reasonOf(saveJoins, { ...saving, floor: 2 }, owner)).toBe('table-not-found');
    const wrong = [{ tableIds: ['F1-T01', 'F1-T09'], from: 5, to: 8 }];
    expect(await reasonOf(saveJoins, { floor: 1, base: 1, joins: wrong }, owner)).toBe('join-invalid');
    const six = await booked(owner, { size: 6 });
    expect(six.tableIds).toEqual(['F1-T01', 'F1-T02']);
    const two = await booked(owner);
    expect(two.tableIds).toEqual(['F1-T03']);
    await call(saveJoins, { floor: 1, base: 1, joins: [] }, owner);
    await change(tables, { restaurantId, tableId: 'F1-T03' }, { seats: 1 });
    expect(await call(seatDayAnew, { day: six.day }, owner)).toEqual({ unseated: 1 });
    expect(await placingOf(house, two.bookingId)).toMatchObject({ tableIds: ['F1-T01'] });
    expect(await placingOf(house, six.bookingId)).toMatchObject({ tableIds: [], state: 'confirmed' });
    const before = await everything();
    expect(await call(seatDayAnew, { day: six.day }, owner)).toEqual({ unseated: 1 });
    expect(await everything()).toEqual(before);
    expect((await get(floors, { restaurantId, floorId: 'floor-1' })).joins).toEqual({ version: 2, list: [] });
  });
});

describe('the rules', () => {
  test('are saved once for a repeat, by people with the settings, and audited', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const { restaurantId, owner } = house;
    const rules = aBookingRules({ blocked: ['2027-01-01'] });
    await call(saveBookingRules, { rules, before: null }, owner);
    const before = await everything();
    await call(saveBookingRules, { rules, before: null }, owner);
    expect(await everything()).toEqual(before);
    const others = { ...rules, blocked: [] };
    expect(await reasonOf(saveBookingRules, { rules: others, before: null }, owner)).toBe(
      'changed-meanwhile',
    );
    expect(await get(bookingRules, { restaurantId })).toEqual(rules);
    expect(await reasonOf(saveBookingRules, { rules, before: null }, await host(house))).toBe('not-allowed');
    const wrong = { ...rules, sizes: { from: 4, to: 2 } };
    expect(await reasonOf(saveBookingRules, { rules: wrong, before: rules }, owner)).toBe('invalid-input');
  });
});

describe('a caller', () => {
  test('is known by any of their numbers, with bookings and without what others may not see (P-BOOK-9)', async () => {
    const house = await aBookingHouse();
    const { restaurantId } = house;
    const by = await host(house);
    const consent = { purpose: 'allergies' as const, version: 1, at: Date.now() };
    const known = aCustomer({
      mobile: '9000000001',
      otherMobiles: ['9876543210'],
      note: 'Quiet table',
      allergies: { words: 'Nuts', consent },
    });
    const customerId = newId();
    await put(customers, { restaurantId, customerId }, known);
    const { bookingId, day, at } = await booked(by, { food: 'Jain' });
    const found = await call(recallCaller, { mobile: '098765 43210' }, by);
    expect(found.guest).toMatchObject({
      name: known.name,
      visits: known.visits,
      note: 'Quiet table',
      allergies: 'Nuts',
    });
    expect(found.bookings).toEqual([
      { bookingId, day, at, size: 2, state: 'confirmed', name: 'Meera Iyer', food: 'Jain' },
    ]);
    expect(await call(recallCaller, { mobile: '9000000077' }, by)).toEqual({ guest: null, bookings: [] });
    // Each look is in the audit, without the number.
    const looks = (await auditOf(house)).filter(({ action }) => action === 'recallCaller');
    expect(looks.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        { customerId, bookings: 1 },
        { customerId: null, bookings: 0 },
      ]),
    );
    expect(looks).toHaveLength(2);
    expect(JSON.stringify(looks)).not.toMatch(/98765|90000/);
    expect(await find(bookings, { restaurantId, bookingId: newId() })).toBeNull();
  });
});
