import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { MAX_AT_DOOR } from '@bhoj/domain/orders/door/door';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { clearPhones } from '@bhoj/domain/orders/door/phones.contract';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { acceptRound, declineRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { reissueKey, removeTable } from '@bhoj/domain/tables/tables.contract';
import { DAY, MINUTE } from '@bhoj/domain/time/ist';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  everything,
  get,
  joining,
  ordering,
  setUp,
} from '../../../support/arrange.ts';
import { renewed, signInGuest } from '../../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 3 });
});
afterEach(() => {
  vi.useRealTimers();
});

const orderOf = (orderId: string) => get(orders, { restaurantId: house.restaurantId, orderId });
const tableNow = (tableId = 'F1-T01') => get(tables, { restaurantId: house.restaurantId, tableId });

/** A guest who came without the table's key. */
async function aStranger(tableId = 'F1-T01', key: string | null = null) {
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { tableId, key }), guest);
  return { guest, orderId, tableId };
}

/** A stranger with a first round that waits. */
async function anAsker(tableId = 'F1-T01') {
  const stranger = await aStranger(tableId);
  const round = ordering(house, { orderId: stranger.orderId, tableId });
  const answer = await tryCall(placeRound, round, stranger.guest);
  return { ...stranger, round, answer };
}

describe('without the table’s key', () => {
  test('three accounts take no place: guests who scan the code sit down', async () => {
    for (let i = 0; i < 3; i += 1) await aStranger();
    const seated = await aGuestAt(house);
    expect((await orderOf(seated.orderId)).tableId).toBe('F1-T01');
    const round = ordering(house, { orderId: seated.orderId });
    expect(await call(placeRound, round, seated.guest)).toMatchObject({ outcome: 'sent' });
  });

  test('nothing changes at the table, and the owner can remove it', async () => {
    const before = await tableNow();
    await anAsker();
    await anAsker();
    expect(await tableNow()).toEqual(before);
    expect(await reasonOf(removeTable, { tableId: 'F1-T01' }, house.owner)).toBeNull();
  });

  test('nobody calls a waiter, before or after a round that waits', async () => {
    const { guest, orderId } = await anAsker();
    const input = { restaurantId: house.restaurantId, orderId, kind: 'waiter' } as const;
    const before = await everything();
    expect(await reasonOf(askForService, input, guest)).toBe('key-required');
    expect(await everything()).toEqual(before);
  });

  test('nobody is told whether somebody sits at the table', async () => {
    await anOpenOrder(house);
    const { orderId } = await aStranger();
    expect(await orderOf(orderId)).toMatchObject({ state: 'waiting', tableId: null });
  });

  test('a guest of the open order comes back to it all the same', async () => {
    const { guest, orderId } = await anOpenOrder(house);
    expect(await call(joinTable, joining(house, { key: null }), guest)).toEqual({ orderId });
  });
});

describe('a round at the door', () => {
  test('waits, and accepted it is seated at the table when that is free', async () => {
    const { orderId, round, answer, guest } = await anAsker();
    expect(answer).toMatchObject({ output: { outcome: 'waiting' } });
    expect((await orderOf(orderId)).asksUntil).toBeGreaterThan(Date.now());
    await call(acceptRound, { orderId, roundId: round.roundId }, house.captain);
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ state: 'open', tableId: 'F1-T01', joining: { trusted: true } });
    expect(order.asksUntil).toBeNull();
    expect(order.joining).not.toHaveProperty('wantsTable');
    expect(await tableNow()).toMatchObject({ status: 'Occupied', currentOrderId: orderId });
    const next = ordering(house, { orderId });
    expect(await call(placeRound, next, guest)).toMatchObject({ outcome: 'sent' });

    const before = await everything();
    await call(acceptRound, { orderId, roundId: round.roundId }, house.owner);
    expect(await everything()).toEqual(before);
  });

  test('never comes onto the bill of a party that sits there', async () => {
    const { orderId, round } = await anAsker();
    const party = await anOpenOrder(house);
    const before = await everything();
    const input = { orderId, roundId: round.roundId };
    expect(await reasonOf(acceptRound, input, house.captain)).toBe('table-taken');
    expect(await everything()).toEqual(before);
    expect(Object.keys((await orderOf(party.orderId)).rounds)).toHaveLength(1);
    await call(declineRound, input, house.captain);
    expect((await orderOf(orderId)).asksUntil).toBeNull();
  });

  test('stands in a list with a bound; a captain makes room', async () => {
    const asking = await Promise.all(Array.from({ length: MAX_AT_DOOR }, () => anAsker()));
    expect(asking.every(({ answer }) => 'output' in answer)).toBe(true);
    const late = await aStranger('F1-T02');
    const round = ordering(house, { orderId: late.orderId, tableId: 'F1-T02' });
    const before = await everything();
    expect(await reasonOf(placeRound, round, late.guest)).toBe('door-full');
    expect(await everything()).toEqual(before);
    // Orders that already wait may continue, and a table's own guests are not stopped.
    const [first] = asking;
    const more = ordering(house, { orderId: first!.orderId });
    expect(await reasonOf(placeRound, more, first!.guest)).toBeNull();
    expect(await reasonOf(joinTable, joining(house), await signInGuest())).toBeNull();

    await call(
      declineRound,
      { orderId: asking[1]!.orderId, roundId: asking[1]!.round.roundId },
      house.captain,
    );
    expect(await reasonOf(placeRound, round, late.guest)).toBeNull();
  });

  test('is one of twelve in a quarter of an hour from one address', async () => {
    const ip = '198.51.100.7';
    const ask = async () => {
      const { guest, orderId } = await aStranger();
      return reasonOf(placeRound, ordering(house, { orderId }), { ...renewed(guest), ip });
    };
    for (let i = 0; i < 12; i += 1) expect(await ask()).toBeNull();
    expect(await ask()).toBe('too-many-requests');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * MINUTE });
    expect(await ask()).toBeNull();
  });

  test('of a takeaway waits in the same list', async () => {
    const { guest, orderId } = await aGuestAt(house, null);
    await call(placeRound, ordering(house, { orderId, tableId: null, type: 'takeaway' }), guest);
    expect((await orderOf(orderId)).asksUntil).toBeGreaterThan(Date.now());
  });
});

describe('clearing', () => {
  test('ends all who ask at the door, once', async () => {
    const [one, two] = [await anAsker(), await anAsker('F1-T02')];
    const seated = await aGuestAt(house);
    expect(await call(clearPhones, { tableId: null }, house.captain)).toEqual({});
    for (const { orderId, round } of [one, two]) {
      const input = { orderId, roundId: round.roundId };
      expect(await reasonOf(acceptRound, input, house.captain)).toBe('order-closed');
    }
    expect((await orderOf(seated.orderId)).expireAt).toBeGreaterThan(Date.now());
    expect(await auditOf(house)).toMatchObject([{ action: 'clearPhones', details: { cleared: 2 } }]);
    const before = await everything();
    expect(await call(clearPhones, { tableId: null }, house.owner)).toEqual({});
    expect(await everything()).toEqual(before);
  });

  test('ends the waiting orders of one table, with their calls', async () => {
    const full = [await aGuestAt(house), await aGuestAt(house), await aGuestAt(house)];
    const elsewhere = await aGuestAt(house, 'F1-T02');
    const [{ guest, orderId }] = full as [Awaited<ReturnType<typeof aGuestAt>>];
    const { restaurantId } = house;
    await call(askForService, { restaurantId, orderId, kind: 'waiter' }, guest);
    expect(await call(clearPhones, { tableId: 'F1-T01' }, house.captain)).toEqual({});
    expect((await tableNow()).serviceRequest).toBeNull();
    const input = { restaurantId, orderId, kind: 'waiter' } as const;
    expect(await reasonOf(askForService, input, guest)).toBe('order-closed');
    expect(await reasonOf(joinTable, joining(house), await signInGuest())).toBeNull();
    expect((await orderOf(elsewhere.orderId)).expireAt).toBeGreaterThan(Date.now());
  });
});

test('a call of an order that expired does not stand at the table for the next party', async () => {
  const { guest, orderId } = await aGuestAt(house);
  const { restaurantId } = house;
  await call(askForService, { restaurantId, orderId, kind: 'waiter' }, guest);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE });
  const input = { restaurantId, orderId, kind: 'bill' } as const;
  expect(await reasonOf(askForService, input, renewed(guest))).toBe('order-closed');
  await call(joinTable, joining(house), renewed(await signInGuest()));
  expect((await tableNow()).serviceRequest).toBeNull();
});

describe('a restaurant that takes no orders', () => {
  const closed = { open: '00:00', close: '00:00', isOpen: false };
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  test.each([
    ['paused', { orderingPaused: true }, 'ordering-paused'],
    [
      'closed',
      { operatingHours: Object.fromEntries(week.map((day) => [day, closed])) as never },
      'restaurant-closed',
    ],
    ['with an ended trial', { trialEndDate: Date.now() - 90 * DAY }, 'ordering-ended'],
  ] as const)(
    'because it is %s lets nobody join, ring or send a first round',
    async (_, settings, reason) => {
      const waiting = await aGuestAt(house, 'F1-T02');
      const stranger = await aStranger('F1-T02');
      const party = await anOpenOrder(house);
      const { code } = (await orderOf(party.orderId)).joining;
      await setUp(house, settings);
      const { restaurantId } = house;
      const phone = await signInGuest();
      const before = await everything();
      for (const input of [
        joining(house, { tableId: 'F1-T03' }),
        joining(house, { tableId: 'F1-T03', key: null }),
        joining(house, { tableId: null }),
        joining(house, { key: null }),
        joining(house, { tableId: 'F1-T02', code }),
      ])
        expect(await reasonOf(joinTable, input, phone)).toBe(reason);
      // A person who scans the code of the party's table is asked for its code, while the restaurant is served.
      const isServed = reason !== 'ordering-ended';
      expect(await reasonOf(joinTable, joining(house), phone)).toBe(isServed ? 'code-required' : reason);
      const ring = { restaurantId, kind: 'waiter' } as const;
      expect(await reasonOf(askForService, { ...ring, orderId: waiting.orderId }, waiting.guest)).toBe(
        reason,
      );
      for (const { guest, orderId } of [waiting, stranger])
        expect(await reasonOf(placeRound, ordering(house, { orderId, tableId: 'F1-T02' }), guest)).toBe(
          reason,
        );
      expect(await everything()).toEqual(before);

      // The party at the table comes back to its order and asks for its bill.
      expect(await call(joinTable, joining(house), party.guest)).toEqual({ orderId: party.orderId });
      const bill = { restaurantId, orderId: party.orderId, kind: 'bill' } as const;
      expect(await reasonOf(askForService, bill, party.guest)).toBeNull();
      // A person with the code of the seated party may join it, unless the restaurant is served no more.
      const joined = await reasonOf(joinTable, joining(house, { code }), phone);
      expect(joined).toBe(isServed ? null : reason);
    },
  );

  test('lets nobody join a party of the day before by its code', async () => {
    const { orderId } = await anOpenOrder(house);
    const { code } = (await orderOf(orderId)).joining;
    await change(orders, { restaurantId: house.restaurantId, orderId }, { businessDay: '2020-01-01' });
    await setUp(house, { orderingPaused: true });
    for (const input of [joining(house), joining(house, { code })])
      expect(await reasonOf(joinTable, input, await signInGuest())).toBe('ordering-paused');
  });
});

describe('a re-issued key', () => {
  test('sends phones that had not ordered to the door: no place, no ring, no trust', async () => {
    const { restaurantId, owner, captain } = house;
    const early = await aGuestAt(house);
    await call(askForService, { restaurantId, orderId: early.orderId, kind: 'waiter' }, early.guest);
    await call(reissueKey, { tableId: 'F1-T01', key: 'key-F1-T01' }, owner);
    expect((await tableNow()).serviceRequest).toBeNull();
    const ring = { restaurantId, orderId: early.orderId, kind: 'waiter' } as const;
    expect(await reasonOf(askForService, ring, early.guest)).toBe('key-required');
    const round = ordering(house, { orderId: early.orderId });
    expect(await call(placeRound, round, early.guest)).toMatchObject({ outcome: 'waiting' });
    expect(await reasonOf(removeTable, { tableId: 'F1-T01' }, owner)).toBeNull();
    const input = { orderId: early.orderId, roundId: round.roundId };
    expect(await reasonOf(acceptRound, input, captain)).toBe('table-not-found');
  });
});
