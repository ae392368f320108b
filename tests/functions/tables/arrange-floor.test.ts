import { floors } from '@bhoj/domain/tables/table.collection';
import { arrangeFloor, seedTables } from '@bhoj/domain/tables/tables.contract';
import { expect, test } from 'vitest';
import { aHouse, auditOf, everything, get } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';

const place = (x: number, y: number) => ({ x, y, shape: 'round' as const, turned: false });
const seated = async () => {
  const house = await aHouse({}, { tableCount: 0 });
  await call(seedTables, { tablesPerFloor: [2] }, house.owner);
  return house;
};

test('a floor is arranged, once for a repeat, and audited (P-LABEL-4)', async () => {
  const house = await seated();
  const { restaurantId, owner } = house;
  const input = { floor: 1, base: 0, places: { 'F1-T01': place(2, 3) } };
  expect(await call(arrangeFloor, input, owner)).toEqual({ version: 1 });
  const before = await everything();
  expect(await call(arrangeFloor, input, owner)).toEqual({ version: 1 });
  expect(await everything()).toEqual(before);
  expect((await get(floors, { restaurantId, floorId: 'floor-1' })).plan).toEqual({
    version: 1,
    places: input.places,
  });
  expect((await auditOf(house)).filter(({ action }) => action === 'arrangeFloor')).toHaveLength(1);
});

test('of two tabs that save upon the same plan, the second is refused and loses nothing of the first', async () => {
  const { restaurantId, owner } = await seated();
  const save = (base: number, x: number) =>
    reasonOf(arrangeFloor, { floor: 1, base, places: { 'F1-T01': place(x, 0) } }, owner);
  const answers = await Promise.all([save(0, 4), save(0, 8)]);
  expect(answers.toSorted()).toEqual(['changed-meanwhile', null]);
  const { plan } = await get(floors, { restaurantId, floorId: 'floor-1' });
  expect(plan?.version).toBe(1);
  expect(await save(1, 12)).toBeNull();
});

test('a floor that does not exist, and a table of another floor, are refused', async () => {
  const { owner } = await seated();
  expect(await reasonOf(arrangeFloor, { floor: 2, base: 0, places: {} }, owner)).toBe('table-not-found');
  const strange = { floor: 1, base: 0, places: { 'F2-T01': place(0, 0) } };
  expect(await reasonOf(arrangeFloor, strange, owner)).toBe('invalid-input');
});
