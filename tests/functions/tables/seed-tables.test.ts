import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { expect, test } from 'vitest';
import { aHouse, auditOf, everything, find, get, list, ordering, put } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const bare = () => aHouse({ seatingConfiguration: null }, { tableCount: 0 });
const seed = (house: House, tablesPerFloor: number[]) => call(seedTables, { tablesPerFloor }, house.owner);
const tablesOf = ({ restaurantId }: House) => list(tables, { restaurantId });
const keysOf = async (house: House) =>
  Object.fromEntries((await tablesOf(house)).map((table) => [table.id, table.key]));

test('makes floors and tables, and writes that to the record and the audit (DATA-FLOOR-1)', async () => {
  const house = await bare();
  const { restaurantId } = house;
  expect(await seed(house, [3, 2])).toEqual({ floors: 2, tables: 5 });
  const made = await tablesOf(house);
  expect(made.map((table) => table.id)).toEqual(['F1-T01', 'F1-T02', 'F1-T03', 'F2-T01', 'F2-T02']);
  expect(new Set(made.map((table) => table.key)).size).toBe(5);
  expect(made[0]).toMatchObject({ number: '01', floor: 1, status: 'Available', hasOrder: false });
  expect(made[0]?.qrCode).toContain(`k=${made[0]?.key}`);
  expect((await list(floors, { restaurantId })).map((floor) => floor.id)).toEqual(['floor-1', 'floor-2']);
  expect((await get(restaurants, { restaurantId })).seatingConfiguration).toEqual({
    floors: 2,
    tablesPerFloor: [3, 2],
  });
  expect(await auditOf(house)).toHaveLength(1);
});

test('a repeat changes nothing and is not audited again', async () => {
  const house = await bare();
  await seed(house, [3, 2]);
  const before = await everything();
  expect(await seed(house, [3, 2])).toEqual({ floors: 2, tables: 5 });
  expect(await everything()).toEqual(before);
});

test('remaining tables keep their keys; surplus tables and floors are removed', async () => {
  const house = await bare();
  const { restaurantId } = house;
  await seed(house, [3, 2]);
  const first = await keysOf(house);
  await seed(house, [12, 1]);
  expect(await keysOf(house)).toMatchObject({
    'F1-T01': first['F1-T01'],
    'F1-T03': first['F1-T03'],
    'F2-T01': first['F2-T01'],
    'F1-T12': expect.any(String),
  });
  await seed(house, [2]);
  expect(await keysOf(house)).toEqual({ 'F1-T01': first['F1-T01'], 'F1-T02': first['F1-T02'] });
  expect(await list(floors, { restaurantId })).toHaveLength(1);
});

test('a room that the owner made does not count as surplus', async () => {
  const house = await bare();
  const { restaurantId } = house;
  await put(tables, { restaurantId, tableId: 'F3-T05' }, aTable({ id: 'F3-T05', kind: 'room', floor: 3 }));
  await seed(house, [1]);
  expect(await find(tables, { restaurantId, tableId: 'F3-T05' })).not.toBeNull();
});

test('spares a table with an order, and removes the next free one', async () => {
  const house = await bare();
  await seed(house, [3]);
  await call(placeRound, ordering(house, { tableId: 'F1-T03' }), house.captain);
  await seed(house, [1]);
  expect((await tablesOf(house)).map(({ id }) => id)).toEqual(['F1-T03']);
});

test('refuses to remove tables with orders, names them, and removes none', async () => {
  const house = await bare();
  await seed(house, [3]);
  for (const tableId of ['F1-T01', 'F1-T03']) {
    await call(placeRound, ordering(house, { tableId }), house.captain);
  }
  const before = await everything();
  const answer = await tryCall(seedTables, { tablesPerFloor: [1] }, house.owner);
  expect(answer).toMatchObject({ reason: 'table-in-use', details: { tables: ['F1-T03'] } });
  expect(await everything()).toEqual(before);
});

test.each([[[]], [[0]], [[201]], [Array.from({ length: 21 }, () => 1)], [[1.5]], [[-1]]])(
  'refuses %o as invalid',
  async (tablesPerFloor) => {
    const house = await bare();
    expect(await reasonOf(seedTables, { tablesPerFloor }, house.owner)).toBe('invalid-input');
    expect(await tablesOf(house)).toEqual([]);
  },
);

test('an owner whose record is gone is told so, and nothing is made', async () => {
  const restaurantId = 'gone@house.example';
  const owner = await signIn({ role: 'owner', restaurant: restaurantId });
  expect(await reasonOf(seedTables, { tablesPerFloor: [2] }, owner)).toBe('restaurant-not-found');
  expect(await list(tables, { restaurantId })).toEqual([]);
});

test('the largest restaurant, 20 floors of 200 tables, is made in one call', async () => {
  const house = await bare();
  const tablesPerFloor = Array.from({ length: 20 }, () => 200);
  const from = performance.now();
  expect(await seed(house, tablesPerFloor)).toEqual({ floors: 20, tables: 4000 });
  // A call is cut off after sixty seconds.
  expect(performance.now() - from).toBeLessThan(30_000);
  expect(await find(tables, { restaurantId: house.restaurantId, tableId: 'F20-T200' })).not.toBeNull();
});
