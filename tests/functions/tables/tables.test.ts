import { paise } from '@bhoj/domain/money/money';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import {
  addTable,
  changeSeats,
  reissueKey,
  removeTable,
  seedTables,
} from '@bhoj/domain/tables/tables.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  change,
  everything,
  find,
  get,
  joining,
  list,
  ordering,
} from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A restaurant with two tables on each of two floors. */
async function aSeatedHouse(): Promise<House> {
  const house = await aHouse({ seatingConfiguration: null }, { tableCount: 0 });
  await call(seedTables, { tablesPerFloor: [2, 2] }, house.owner);
  return house;
}

const tableOf = ({ restaurantId }: House, tableId: string) => get(tables, { restaurantId, tableId });
const idsOf = async ({ restaurantId }: House) =>
  (await list(tables, { restaurantId })).map(({ id }) => id).toSorted();
const seatingOf = async ({ restaurantId }: House) =>
  (await get(restaurants, { restaurantId })).seatingConfiguration;
const floorsOf = async ({ restaurantId }: House) =>
  (await list(floors, { restaurantId })).map(({ id }) => id).toSorted();
const remove = (house: House, tableId: string) => reasonOf(removeTable, { tableId }, house.owner);

describe('adding', () => {
  test('makes tables, starts the next floor with its first one, and updates the seating', async () => {
    const house = await aSeatedHouse();
    const input = { tableIds: ['F1-T03', 'F3-T01'], seats: 6 };
    expect(await call(addTable, input, house.owner)).toEqual({ tableIds: input.tableIds });
    const made = await tableOf(house, 'F3-T01');
    expect(made).toMatchObject({ number: '01', floor: 3, seats: 6, status: 'Available', kind: 'table' });
    expect(made.qrCode).toContain(`/F3-T01?k=${made.key}`);
    expect(await seatingOf(house)).toEqual({ floors: 3, tablesPerFloor: [3, 2, 1] });
    expect(await floorsOf(house)).toEqual(['floor-1', 'floor-2', 'floor-3']);
  });

  test('a repeat makes nothing again, keeps the key, and is not audited again', async () => {
    const house = await aSeatedHouse();
    const input = { tableIds: ['F1-T03'], seats: 6 };
    await call(addTable, input, house.owner);
    const before = await everything();
    expect(await call(addTable, input, house.owner)).toEqual({ tableIds: ['F1-T03'] });
    expect(await everything()).toEqual(before);
  });

  test('the same request twice at once makes each table once', async () => {
    const house = await aSeatedHouse();
    const input = { tableIds: ['F1-T03', 'F1-T04'], seats: 4 };
    await Promise.all([1, 2].map(() => call(addTable, input, house.owner)));
    expect((await auditOf(house)).filter(({ action }) => action === 'addTable')).toHaveLength(1);
    expect(await seatingOf(house)).toEqual({ floors: 2, tablesPerFloor: [4, 2] });
  });

  test('rooms do not count as seating, have a floor of their own, and take room service', async () => {
    const house = await aSeatedHouse();
    const { restaurantId, captain } = house;
    await call(addTable, { tableIds: ['F5-R501'], seats: 2 }, house.owner);
    expect(await tableOf(house, 'F5-R501')).toMatchObject({ kind: 'room', number: '501', seats: 2 });
    expect(await seatingOf(house)).toEqual({ floors: 2, tablesPerFloor: [2, 2] });
    expect(await floorsOf(house)).toContain('floor-5');
    const round = ordering(house, { tableId: 'F5-R501', type: 'room-service' });
    await call(placeRound, round, captain);
    expect(await get(orders, { restaurantId, orderId: round.orderId })).toMatchObject({
      type: 'room-service',
      tableId: 'F5-R501',
    });
    await call(seedTables, { tablesPerFloor: [1] }, house.owner);
    expect(await idsOf(house)).toEqual(['F1-T01', 'F5-R501']);
    expect(await floorsOf(house)).toEqual(['floor-1', 'floor-5']);
  });

  test('no rooms without room service', async () => {
    const house = await aHouse({ providesHotelServices: false }, { tableCount: 1 });
    const input = { tableIds: ['F1-R101'], seats: 2 };
    expect(await reasonOf(addTable, input, house.owner)).toBe('service-not-offered');
    expect(await idsOf(house)).toEqual(['F1-T01']);
  });

  test.each([
    [['F1-T00'], 4],
    [['F1-T201'], 4],
    [['F21-T01'], 4],
    [['F1-R0'], 4],
    [['F1-T03/../x'], 4],
    [['F9-T01'], 4],
    [[], 4],
    [['F1-T03'], 0],
    [['F1-T03'], 61],
    [['F1-T03'], 2.5],
  ])('refuses %o with %d seats as invalid', async (tableIds, seats) => {
    const house = await aSeatedHouse();
    expect(await reasonOf(addTable, { tableIds, seats }, house.owner)).toBe('invalid-input');
    expect(await idsOf(house)).toHaveLength(4);
  });

  test('a floor of two hundred takes no more', async () => {
    const house = await aHouse({}, { tableCount: 0 });
    await call(seedTables, { tablesPerFloor: [200] }, house.owner);
    const rooms = (from: number) => Array.from({ length: 200 }, (_, i) => `F1-R${from + i}`);
    await call(addTable, { tableIds: rooms(1), seats: 2 }, house.owner);
    expect(await reasonOf(addTable, { tableIds: ['F1-R999'], seats: 2 }, house.owner)).toBe('floor-full');
    expect(await idsOf(house)).toHaveLength(400);
  });
});

describe('seats', () => {
  test('change, once, also while guests sit there', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    await anOpenOrder(house);
    const entries = (await auditOf(house)).length;
    await call(changeSeats, { tableId: 'F1-T01', seats: 8 }, house.owner);
    await call(changeSeats, { tableId: 'F1-T01', seats: 8 }, house.owner);
    expect(await tableOf(house, 'F1-T01')).toMatchObject({ seats: 8, status: 'Occupied' });
    expect(await auditOf(house)).toHaveLength(entries + 1);
    expect(await reasonOf(changeSeats, { tableId: 'F9-T01', seats: 8 }, house.owner)).toBe('table-not-found');
  });
});

describe('removing', () => {
  test('removes the table and updates the seating; a second time is not a fault', async () => {
    const house = await aSeatedHouse();
    expect(await remove(house, 'F1-T01')).toBeNull();
    expect(await idsOf(house)).toEqual(['F1-T02', 'F2-T01', 'F2-T02']);
    expect(await seatingOf(house)).toEqual({ floors: 2, tablesPerFloor: [1, 2] });
    const before = await everything();
    expect(await remove(house, 'F1-T01')).toBeNull();
    expect(await everything()).toEqual(before);
    const guest = await signInGuest();
    expect(await reasonOf(joinTable, joining(house, { tableId: 'F1-T01' }), guest)).toBe('table-not-found');
  });

  test('a removed number is not used again until a table is added', async () => {
    const house = await aSeatedHouse();
    await remove(house, 'F1-T01');
    await call(seedTables, { tablesPerFloor: [1, 2] }, house.owner);
    expect(await idsOf(house)).toEqual(['F1-T02', 'F2-T01', 'F2-T02']);
    const { key } = await tableOf(house, 'F1-T02');
    await call(seedTables, { tablesPerFloor: [3, 2] }, house.owner);
    expect(await idsOf(house)).toEqual(['F1-T01', 'F1-T02', 'F1-T03', 'F2-T01', 'F2-T02']);
    expect((await tableOf(house, 'F1-T02')).key).toBe(key);
  });

  test('the top floor disappears with its last table; a lower one keeps a table', async () => {
    const house = await aSeatedHouse();
    await remove(house, 'F1-T02');
    expect(await remove(house, 'F1-T01')).toBe('last-table');
    expect(await remove(house, 'F2-T01')).toBeNull();
    expect(await remove(house, 'F2-T02')).toBeNull();
    expect(await floorsOf(house)).toEqual(['floor-1']);
    expect(await seatingOf(house)).toEqual({ floors: 1, tablesPerFloor: [1] });
  });

  test('never removes one with an order, and names it', async () => {
    const house = await aHouse({}, { tableCount: 2 });
    const { orderId } = await anOpenOrder(house);
    const answer = await tryCall(removeTable, { tableId: 'F1-T01' }, house.owner);
    expect(answer).toMatchObject({ reason: 'table-in-use', details: { tables: ['F1-T01'] } });
    const payments = [exactly('cash', paise(12_600))];
    await call(
      settleBill,
      { orderId, requestId: newId(), seenRounds: 1, portions: null, payments },
      house.captain,
    );
    expect(await remove(house, 'F1-T01')).toBeNull();
  });

  test('never removes one that is reserved', async () => {
    const house = await aHouse({}, { tableCount: 2 });
    const at = { restaurantId: house.restaurantId, tableId: 'F1-T01' };
    await change(tables, at, { status: 'Reserved' });
    expect(await remove(house, 'F1-T01')).toBe('table-in-use');
  });

  test('never removes one at which a guest is choosing, until half an hour has passed without a round', async () => {
    const house = await aHouse({}, { tableCount: 3 });
    const { orderId } = await aGuestAt(house, 'F1-T01');
    const { expireAt } = await get(orders, { restaurantId: house.restaurantId, orderId });
    expect(await remove(house, 'F1-T01')).toBe('guest-ordering');
    // Only from here on, because the Auth emulator refuses people who sign in under a stopped clock.
    vi.useFakeTimers({ toFake: ['Date'], now: (expireAt ?? 0) - 1 });
    expect(await remove(house, 'F1-T01')).toBe('guest-ordering');
    vi.setSystemTime(expireAt ?? 0);
    await call(removeTable, { tableId: 'F1-T01' }, house.owner);
    expect(await idsOf(house)).toEqual(['F1-T02', 'F1-T03']);
  });

  test('a guest who was choosing all the time can still order', async () => {
    const house = await aHouse({}, { tableCount: 2 });
    const { guest, orderId } = await aGuestAt(house);
    expect(await remove(house, 'F1-T01')).toBe('guest-ordering');
    const sent = await call(placeRound, ordering(house, { orderId }), guest);
    expect(sent.outcome).toBe('sent');
    expect(await remove(house, 'F1-T01')).toBe('table-in-use');
  });

  test('reducing the seating spares a table at which a guest is choosing', async () => {
    const house = await aHouse({ seatingConfiguration: null }, { tableCount: 0 });
    await call(seedTables, { tablesPerFloor: [1, 1] }, house.owner);
    const guest = await signInGuest();
    const { key } = await tableOf(house, 'F2-T01');
    await call(joinTable, joining(house, { tableId: 'F2-T01', key }), guest);
    const answer = await tryCall(seedTables, { tablesPerFloor: [1] }, house.owner);
    expect(answer).toMatchObject({ reason: 'guest-ordering', details: { tables: ['F2-T01'] } });
    expect(await idsOf(house)).toEqual(['F1-T01', 'F2-T01']);
  });

  test('a round and the removal at the same moment: only one succeeds, and every order has its table', async () => {
    for (let round = 0; round < 5; round += 1) {
      const house = await aHouse({}, { tableCount: 2 });
      const { restaurantId } = house;
      const input = ordering(house);
      const [placed, removed] = await Promise.all([
        reasonOf(placeRound, input, house.captain),
        remove(house, 'F1-T01'),
      ]);
      const table = await find(tables, { restaurantId, tableId: 'F1-T01' });
      const order = await find(orders, { restaurantId, orderId: input.orderId });
      if (table === null) {
        expect([placed, removed, order]).toEqual(['table-not-found', null, null]);
      } else {
        expect([placed, removed]).toEqual([null, 'table-in-use']);
        expect(table.currentOrderId).toBe(input.orderId);
      }
    }
  });

  test('a scan and the removal at the same moment: a guest never joins a removed table', async () => {
    for (let round = 0; round < 5; round += 1) {
      const house = await aHouse({}, { tableCount: 2 });
      const guest = await signInGuest();
      const [joined, removed] = await Promise.all([
        reasonOf(joinTable, joining(house), guest),
        remove(house, 'F1-T01'),
      ]);
      expect([
        ['table-not-found', null],
        [null, 'guest-ordering'],
      ]).toContainEqual([joined, removed]);
    }
  });
});

describe('a new key', () => {
  test('devalues the old link: it still seats a guest, but the first round waits for a captain', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const { restaurantId, owner, captain } = house;
    const old = await tableOf(house, 'F1-T01');
    await call(reissueKey, { tableId: 'F1-T01', key: old.key }, owner);
    const fresh = await tableOf(house, 'F1-T01');
    expect(fresh.key).not.toBe(old.key);
    expect(fresh.qrCode).toContain(`?k=${fresh.key}`);

    const stranger = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { key: old.key }), stranger);
    const round = ordering(house, { orderId });
    expect(await call(placeRound, round, stranger)).toMatchObject({ outcome: 'waiting' });
    expect(await tableOf(house, 'F1-T01')).toMatchObject({ status: 'Available', currentOrderId: null });
    await call(acceptRound, { orderId, roundId: round.roundId }, captain);
    expect((await get(orders, { restaurantId, orderId })).state).toBe('open');
  });

  test('the new link goes straight to the kitchen', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    await call(reissueKey, { tableId: 'F1-T01', key: 'key-F1-T01' }, house.owner);
    const { key } = await tableOf(house, 'F1-T01');
    const guest = await signInGuest();
    const { orderId } = await call(joinTable, joining(house, { key }), guest);
    expect(await call(placeRound, ordering(house, { orderId }), guest)).toMatchObject({ outcome: 'sent' });
  });

  test('leaves guests at the table with their order', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const { guest, orderId } = await anOpenOrder(house);
    await call(reissueKey, { tableId: 'F1-T01', key: 'key-F1-T01' }, house.owner);
    expect(await tableOf(house, 'F1-T01')).toMatchObject({ status: 'Occupied', currentOrderId: orderId });
    expect(await call(placeRound, ordering(house, { orderId }), guest)).toMatchObject({ outcome: 'sent' });
  });

  test('a repeat of the request changes nothing more', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const input = { tableId: 'F1-T01', key: 'key-F1-T01' };
    await Promise.all([call(reissueKey, input, house.owner), call(reissueKey, input, house.owner)]);
    const before = await everything();
    await call(reissueKey, input, house.owner);
    expect(await everything()).toEqual(before);
    expect((await auditOf(house)).filter(({ action }) => action === 'reissueKey')).toHaveLength(1);
    expect(await reasonOf(reissueKey, { ...input, tableId: 'F9-T01' }, house.owner)).toBe('table-not-found');
  });
});

test('an order of room service is charged to its room: on the invoice and in the day by method', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const { restaurantId, captain } = house;
  await call(addTable, { tableIds: ['F1-R101'], seats: 2 }, house.owner);
  const payments = [exactly('room', paise(12_600))];
  const settle = async (tableId: string) => {
    const round = ordering(house, { tableId });
    await call(placeRound, round, captain);
    return reasonOf(
      settleBill,
      { orderId: round.orderId, requestId: newId(), seenRounds: 1, portions: null, payments },
      captain,
    );
  };
  expect(await settle('F1-T01')).toBe('not-room-service');
  expect(await settle('F1-R101')).toBeNull();
  expect((await list(invoices, { restaurantId }))[0]).toMatchObject({ tableId: 'F1-R101', payments });
  expect((await list(days, { restaurantId }))[0]?.byMethod).toEqual({ room: 12_600 });
  expect(await tableOf(house, 'F1-R101')).toMatchObject({ status: 'Available', currentOrderId: null });
});
