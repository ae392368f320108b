import { bookingRules } from '@bhoj/domain/bookings/shape/booking.collection';
import { saveJoins } from '@bhoj/domain/bookings/shape/bookings.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { eraseCustomer } from '@bhoj/domain/customers/customers.contract';
import { aBookingRules } from '@bhoj/domain/fixtures/bookings';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { aWaitRecord } from '@bhoj/domain/fixtures/waitlist';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf, dateOf, DAY, MINUTE, startOf } from '@bhoj/domain/time/ist';
import { waitDays, waitingGuests, waitRecords } from '@bhoj/domain/waitlist/wait.collection';
import {
  addToWaitlist,
  changeWaitingParty,
  moveWaitingParty,
  quoteWaits,
  readOwnWait,
  seatWaitingParty,
} from '@bhoj/domain/waitlist/waitlist.contract';
import { describe, expect, test } from 'vitest';
import type { WaitAct } from '@bhoj/domain/waitlist/line';
import type { WaitState } from '@bhoj/domain/waitlist/wait-day.schema';
import { auditOf, change, everything, find, get, ordering, put, withRights } from '../../support/arrange.ts';
import type { House } from '../../support/arrange.ts';
import type { Person } from '../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import { added, anAddressOf, aWaitHouse, waiting } from '../../support/waitlist.ts';

const VISITOR = {};
const dayBefore = (day: string) => dateOf(startOf(day) - DAY);
const today = () => businessDayOf(Date.now(), '04:00');
const host = ({ restaurantId }: House) => withRights(restaurantId, ['bookings', 'dashboard']);
const lineOf = ({ restaurantId }: House) => get(waitDays, { restaurantId, date: today() });
const partyOf = async (house: House, waitId: string) => (await lineOf(house)).parties[waitId];
const tableOf = ({ restaurantId }: House, tableId = 'F1-T01') => get(tables, { restaurantId, tableId });
const recordOf = ({ restaurantId }: House) => find(waitRecords, { restaurantId });
const moving = (waitId: string, act: WaitAct, seen: WaitState) => ({ requestId: newId(), waitId, act, seen });
const move = (by: Person, ...what: Parameters<typeof moving>) => call(moveWaitingParty, moving(...what), by);
const seating = (waitId: string, tableIds = ['F1-T01']) => ({ requestId: newId(), waitId, tableIds });

describe('a party', () => {
  test('joins with its size alone; name and number are kept apart from the line (P-WAIT-1, P-WAIT-6)', async () => {
    const house = await aWaitHouse();
    const { restaurantId } = house;
    const by = await host(house);
    const first = await added(by);
    expect(first).toMatchObject({ day: today(), number: 1, size: 2, state: 'waiting', ahead: 0 });
    const second = await added(by, { name: 'Farah Khan', mobile: '98765 43211', language: 'hi' });
    expect(second).toMatchObject({ number: 2, ahead: 1 });
    expect(JSON.stringify(await lineOf(house))).not.toMatch(/Farah|98765/);
    const kept = await get(waitingGuests, { restaurantId, waitId: second.waitId });
    expect(kept).toMatchObject({ name: 'Farah Khan', mobile: '9876543211', language: 'hi' });
    expect(JSON.stringify(kept)).not.toContain(second.key);
    const log = JSON.stringify(await auditOf(house));
    expect(log).toContain(second.waitId);
    expect(log).not.toMatch(/Farah|98765/);
  });

  test('joins once, however late a repeat comes; another party under its id is refused (P-WAIT-1)', async () => {
    const house = await aWaitHouse();
    const input = waiting();
    await call(addToWaitlist, input, house.owner);
    await move(house.owner, input.waitId, 'call', 'waiting');
    expect(await call(addToWaitlist, input, house.owner)).toMatchObject({ number: 1, state: 'called' });
    expect(Object.keys((await lineOf(house)).parties)).toHaveLength(1);
    const other = { ...waiting(), waitId: input.waitId };
    expect(await reasonOf(addToWaitlist, other, house.owner)).toBe('request-id-used');
  });

  test('two hosts add at once: two numbers, and the second stands behind the first (P-WAIT-1)', async () => {
    const house = await aWaitHouse();
    const by = await host(house);
    const both = await Promise.all([added(by), added(house.owner)]);
    expect(both.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(both.map(({ ahead }) => ahead).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  test('is not taken where the waitlist is off, which reads and writes nothing (P-WAIT-2)', async () => {
    const house = await aWaitHouse();
    const { restaurantId } = house;
    await put(bookingRules, { restaurantId }, aBookingRules({ on: true, waitlist: false }));
    const before = await everything();
    expect(await reasonOf(addToWaitlist, waiting(), house.owner)).toBe('waitlist-off');
    expect(await reasonOf(quoteWaits, { sizes: [2] }, house.owner)).toBe('waitlist-off');
    expect(await everything()).toEqual(before);
  });

  test('changes by name; another size is estimated anew (P-WAIT-1)', async () => {
    const house = await aWaitHouse();
    const { restaurantId } = house;
    const { waitId } = await added(house.owner, { name: 'Farah' });
    const input = { requestId: newId(), waitId, change: { size: 9 } };
    expect(await call(changeWaitingParty, input, house.owner)).toMatchObject({ size: 9 });
    expect(await partyOf(house, waitId)).toMatchObject({ size: 9, quote: null });
    expect(await get(waitingGuests, { restaurantId, waitId })).toMatchObject({ name: 'Farah', mobile: null });
    await call(changeWaitingParty, { requestId: newId(), waitId, change: { size: 2 } }, house.owner);
    // A late repeat of the first change takes nothing back.
    await call(changeWaitingParty, input, house.owner);
    expect(await partyOf(house, waitId)).toMatchObject({ size: 2, quote: { from: 0, to: 5 } });
  });

  test('gives up, is lost, and comes back; a host who saw another state changes nothing (P-WAIT-5)', async () => {
    const house = await aWaitHouse();
    const { waitId } = await added(house.owner);
    await move(house.owner, waitId, 'give-up', 'waiting');
    expect(await partyOf(house, waitId)).toMatchObject({ state: 'gave-up', was: 'waiting' });
    const late = moving(waitId, 'lose', 'waiting');
    expect(await reasonOf(moveWaitingParty, late, house.owner)).toBe('wait-state');
    await move(house.owner, waitId, 'undo', 'gave-up');
    expect(await partyOf(house, waitId)).toMatchObject({ state: 'waiting', was: null, endedAt: null });
  });
});

describe('seating', () => {
  test('reserves the table with name and covers, as the floor does, and begins the record (P-WAIT-4, P-WAIT-5)', async () => {
    const house = await aWaitHouse();
    const { waitId } = await added(house.owner, { size: 3 });
    await move(house.owner, waitId, 'call', 'waiting');
    const seated = await call(seatWaitingParty, seating(waitId), house.owner);
    expect(seated).toMatchObject({ state: 'seated', ahead: 0 });
    expect(await tableOf(house)).toMatchObject({
      status: 'Reserved',
      currentOrderId: null,
      reservation: { name: 'No. 1', guests: 3 },
    });
    expect(await recordOf(house)).toEqual({ last: [{ id: waitId, within: true }] });
  });

  test('of two hosts and two parties one gets the last table; a late repeat changes nothing (P-WAIT-5)', async () => {
    const house = await aWaitHouse(1);
    const by = await host(house);
    const one = await added(house.owner);
    const two = await added(house.owner);
    const requests = [seating(one.waitId), seating(two.waitId)] as const;
    const answers = await Promise.all([
      tryCall(seatWaitingParty, requests[0], by),
      tryCall(seatWaitingParty, requests[1], house.owner),
    ]);
    expect(answers.filter((answer) => 'output' in answer)).toHaveLength(1);
    const { parties } = await lineOf(house);
    expect(Object.values(parties).filter(({ state }) => state === 'seated')).toHaveLength(1);
    const isFirst = parties[one.waitId]?.state === 'seated';
    const [request, who] = isFirst ? [requests[0], by] : [requests[1], house.owner];
    const winner = request.waitId;
    await move(house.owner, winner, 'undo', 'seated');
    expect(await call(seatWaitingParty, request, who)).toMatchObject({ state: 'seated' });
    expect(await partyOf(house, winner)).toMatchObject({ state: 'waiting' });
    expect(await tableOf(house)).toMatchObject({ status: 'Available' });
    expect(await recordOf(house)).toEqual({ last: [] });
  });

  test('two hosts seat the same party at two tables: one of them does', async () => {
    const house = await aWaitHouse();
    const by = await host(house);
    const { waitId } = await added(house.owner);
    await Promise.all([
      tryCall(seatWaitingParty, seating(waitId, ['F1-T01']), by),
      tryCall(seatWaitingParty, seating(waitId, ['F1-T02']), house.owner),
    ]);
    const states = await Promise.all(['F1-T01', 'F1-T02'].map((id) => tableOf(house, id)));
    expect(states.map(({ status }) => status).toSorted()).toEqual(['Available', 'Reserved']);
  });

  test('is not at tables that are too small, unknown, or no declared join; a declared one is reserved whole', async () => {
    const house = await aWaitHouse();
    const { waitId } = await added(house.owner, { size: 6 });
    const both = ['F1-T01', 'F1-T02'];
    const why = (ids: string[]) => reasonOf(seatWaitingParty, seating(waitId, ids), house.owner);
    expect(await why(['F1-T01'])).toBe('booking-tables-unfit');
    expect(await why(both)).toBe('booking-tables-unfit');
    expect(await why(['F1-T09'])).toBe('table-not-found');
    const joins = [{ tableIds: both, from: 5, to: 8 }];
    await call(saveJoins, { floor: 1, base: 0, joins }, house.owner);
    await call(seatWaitingParty, seating(waitId, both), house.owner);
    for (const id of both) expect(await tableOf(house, id)).toMatchObject({ status: 'Reserved' });
  });

  test('an undo leaves a table that is somebody else’s, and is refused once the party has ordered (P-WAIT-5)', async () => {
    const house = await aWaitHouse();
    const { restaurantId } = house;
    const one = await added(house.owner);
    await call(seatWaitingParty, seating(one.waitId), house.owner);
    const reservation = { name: 'Kiran', guests: 2, at: Date.now() + 60 * MINUTE };
    await change(tables, { restaurantId, tableId: 'F1-T01' }, { reservation });
    await move(house.owner, one.waitId, 'undo', 'seated');
    expect(await tableOf(house)).toMatchObject({ status: 'Reserved', reservation: { name: 'Kiran' } });
    await call(seatWaitingParty, seating(one.waitId, ['F1-T02']), house.owner);
    await call(placeRound, ordering(house, { tableId: 'F1-T02' }), house.captain);
    expect(await tableOf(house, 'F1-T02')).toMatchObject({ status: 'Occupied' });
    const late = moving(one.waitId, 'undo', 'seated');
    expect(await reasonOf(moveWaitingParty, late, house.owner)).toBe('wait-ordered');
    expect(await partyOf(house, one.waitId)).toMatchObject({ state: 'seated' });
  });
});

describe('the quote', () => {
  test('shows minutes to nobody below fifty parties, and is kept from the first (P-WAIT-4)', async () => {
    const house = await aWaitHouse(1);
    const { restaurantId } = house;
    const slug = await anAddressOf(house);
    const sizes = [2, 9];
    await added(house.owner);
    const { waitId, key } = await added(house.owner);
    expect(await partyOf(house, waitId)).toMatchObject({ quote: { from: 70, to: 90 } });
    expect(await call(quoteWaits, { sizes }, house.owner)).toEqual({
      ahead: 2,
      kept: null,
      ranges: [
        { size: 2, range: null, fits: true },
        { size: 9, range: null, fits: false },
      ],
    });
    expect(await call(readOwnWait, { slug, waitId, key }, VISITOR)).toMatchObject({
      ahead: 1,
      between: null,
    });
    await put(waitRecords, { restaurantId }, aWaitRecord(50, 6));
    const { kept, ranges } = await call(quoteWaits, { sizes }, house.owner);
    expect(kept).toEqual({ within: 44, of: 50 });
    expect(ranges[0]?.range?.from).toBeGreaterThanOrEqual(140);
    const { between } = await call(readOwnWait, { slug, waitId, key }, VISITOR);
    expect((between?.to ?? 0) - (between?.from ?? 0)).toBe(20 * MINUTE);
  });
});

describe('the guest', () => {
  test('reads the own place by the link, and nobody else (P-WAIT-7)', async () => {
    const house = await aWaitHouse();
    const slug = await anAddressOf(house);
    await added(house.owner, { name: 'Farah Khan', mobile: '9876543211' });
    const { waitId, key } = await added(house.owner, { name: 'Anil', mobile: '9000000001' });
    const own = await call(readOwnWait, { slug, waitId, key }, VISITOR);
    expect(own).toMatchObject({ number: 2, size: 2, state: 'waiting', ahead: 1, calledAt: null });
    expect(own.isRunning).toBe(true);
    expect(JSON.stringify(own)).not.toMatch(/Farah|Anil|98765|90000/);
    await move(house.owner, waitId, 'call', 'waiting');
    expect(await call(readOwnWait, { slug, waitId, key }, VISITOR)).toMatchObject({ state: 'called' });
  });

  test('is told that the line is closed once its day is over, or where nobody is served (P-WAIT-8)', async () => {
    const house = await aWaitHouse();
    const { restaurantId } = house;
    const slug = await anAddressOf(house);
    const { waitId, key } = await added(house.owner);
    const isRunning = async () => (await call(readOwnWait, { slug, waitId, key }, VISITOR)).isRunning;
    expect(await isRunning()).toBe(true);
    const { orderingUntil } = await get(profiles, { restaurantId });
    await change(profiles, { restaurantId }, { orderingUntil: Date.now() - MINUTE });
    expect(await isRunning()).toBe(false);
    await change(profiles, { restaurantId }, { orderingUntil });
    const day = dayBefore(today());
    await put(waitDays, { restaurantId, date: day }, { ...(await lineOf(house)), date: day });
    await change(waitingGuests, { restaurantId, waitId }, { day });
    expect(await isRunning()).toBe(false);
  });

  test('with a wrong key, of another party, at another address or of nobody reads nothing (P-WAIT-7)', async () => {
    const house = await aWaitHouse();
    const slug = await anAddressOf(house);
    const elsewhere = await anAddressOf(await aWaitHouse());
    const one = await added(house.owner);
    const two = await added(house.owner);
    const tries = [
      { slug, waitId: one.waitId, key: newShareToken() },
      { slug, waitId: one.waitId, key: two.key },
      { slug: elsewhere, waitId: one.waitId, key: one.key },
      { slug: 'no-such-place', waitId: one.waitId, key: one.key },
      { slug, waitId: newId(), key: one.key },
    ];
    const reasons = await Promise.all(tries.map((input) => reasonOf(readOwnWait, input, VISITOR)));
    expect(reasons).toEqual(tries.map(() => 'wait-not-found'));
  });

  test('keeps the link when another device makes one; the oldest but the first end (P-WAIT-7)', async () => {
    const house = await aWaitHouse();
    const slug = await anAddressOf(house);
    const { waitId, key } = await added(house.owner);
    const more = Array.from({ length: 6 }, () => newShareToken());
    for (const another of more)
      await call(changeWaitingParty, { requestId: newId(), waitId, change: { key: another } }, house.owner);
    const opens = async (by: string) =>
      'output' in (await tryCall(readOwnWait, { slug, waitId, key: by }, VISITOR));
    expect(await Promise.all([key, ...more].map(opens))).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

test('an erasure empties name and number of whoever waits; the place in line stays (P-WAIT-6, P-CUSTOMER-7)', async () => {
  const house = await aWaitHouse();
  const { restaurantId, owner } = house;
  const customerId = newId();
  await put(customers, { restaurantId, customerId }, aCustomer({ mobile: '9876543211' }));
  const mine = await added(owner, { name: 'Farah', mobile: '9876543211' });
  const other = await added(owner, { name: 'Anil', mobile: '9000000001' });
  await call(eraseCustomer, { customerId, actId: newId(), reason: 'Asked' }, owner);
  expect(await get(waitingGuests, { restaurantId, waitId: mine.waitId })).toMatchObject({
    name: '',
    mobile: null,
  });
  expect(await get(waitingGuests, { restaurantId, waitId: other.waitId })).toMatchObject({ name: 'Anil' });
  expect(await partyOf(house, mine.waitId)).toMatchObject({ state: 'waiting' });
});
