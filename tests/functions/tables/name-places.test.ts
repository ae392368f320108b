import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { namePlaces, removeTable, seedTables } from '@bhoj/domain/tables/tables.contract';
import { expect, test } from 'vitest';
import { aHouse, auditOf, everything, get, list, ordering } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const seated = async (tablesPerFloor = [2, 1]) => {
  const house = await aHouse({}, { tableCount: 0 });
  await call(seedTables, { tablesPerFloor }, house.owner);
  return house;
};
const name = (house: House, id: string, called: string) =>
  call(namePlaces, { places: [{ id, name: called }] }, house.owner);
const namesOf = async ({ restaurantId }: House) => {
  const [record, profile] = await Promise.all([
    get(restaurants, { restaurantId }),
    get(profiles, { restaurantId }),
  ]);
  expect(profile.placeNames ?? {}).toEqual(record.placeNames ?? {});
  return record.placeNames ?? {};
};

test('tables and floors get names, on the record and at once on the public profile (P-LABEL-1)', async () => {
  const house = await seated();
  await name(house, 'F1-T02', 'Terrace 4');
  await name(house, 'floor-2', ' बरामदा ');
  expect(await namesOf(house)).toEqual({ 'F1-T02': 'Terrace 4', 'floor-2': 'बरामदा' });
  const entries = await auditOf(house);
  expect(
    entries.filter(({ action }) => action === 'namePlaces').map(({ details }) => details['named']),
  ).toEqual(expect.arrayContaining(['F1-T02 Terrace 4', 'floor-2 बरामदा']));
  await name(house, 'F1-T02', '');
  expect(await namesOf(house)).toEqual({ 'floor-2': 'बरामदा' });
});

test('a repeat changes nothing and is not audited again', async () => {
  const house = await seated();
  await name(house, 'F1-T01', 'Terrace 4');
  const before = await everything();
  await name(house, 'F1-T01', 'Terrace 4');
  expect(await everything()).toEqual(before);
});

test('a name that another table has is refused, and so is a place that does not exist', async () => {
  const house = await seated();
  await name(house, 'F1-T01', 'Terrace 4');
  const wrong = (id: string, called: string) =>
    reasonOf(namePlaces, { places: [{ id, name: called }] }, house.owner);
  expect(await wrong('F2-T01', 'terrace 4')).toBe('place-name-taken');
  expect(await wrong('F1-T09', 'Window')).toBe('table-not-found');
  expect(await wrong('floor-3', 'Roof')).toBe('table-not-found');
  expect(await namesOf(house)).toEqual({ 'F1-T01': 'Terrace 4' });
});

test('names go with their tables and floors; the others stay', async () => {
  const house = await seated([2, 1]);
  await call(
    namePlaces,
    {
      places: [
        { id: 'F1-T01', name: 'Bar' },
        { id: 'F1-T02', name: 'Window' },
        { id: 'F2-T01', name: 'Roof 1' },
        { id: 'floor-1', name: 'Garden' },
        { id: 'floor-2', name: 'Roof' },
      ],
    },
    house.owner,
  );
  await call(removeTable, { tableId: 'F1-T02' }, house.owner);
  expect(await namesOf(house)).toEqual({
    'F1-T01': 'Bar',
    'F2-T01': 'Roof 1',
    'floor-1': 'Garden',
    'floor-2': 'Roof',
  });
  await call(seedTables, { tablesPerFloor: [3] }, house.owner);
  expect(await namesOf(house)).toEqual({ 'F1-T01': 'Bar', 'floor-1': 'Garden' });
});

test('a document keeps the name that its table had when it was issued', async () => {
  const house = await seated();
  const { restaurantId, captain, owner } = house;
  const settle = async () => {
    const round = ordering(house, { tableId: 'F1-T01' });
    await call(placeRound, round, captain);
    const { orderId } = round;
    const payments = [exactly('cash', paise(12_600))];
    await call(settleBill, { orderId, requestId: newId(), seenRounds: 1, portions: null, payments }, captain);
    return get(orderMoney, { restaurantId, orderId });
  };
  const unnamed = await settle();
  expect(unnamed.settlements[0]?.issuedTo).toEqual({ customerName: null, tableId: 'F1-T01' });
  await name(house, 'F1-T01', 'Terrace 4');
  const named = await settle();
  expect(named.settlements[0]?.issuedTo).toEqual({
    customerName: null,
    tableId: 'F1-T01',
    tableName: 'Terrace 4',
  });
  await call(namePlaces, { places: [{ id: 'F1-T01', name: 'Window' }] }, owner);
  const issued = await list(invoices, { restaurantId });
  expect(issued.map(({ tableName }) => tableName)).toEqual([undefined, 'Terrace 4']);
  const token = named.settlements[0]?.shareToken ?? '';
  const shared = await call(openSharedBill, { restaurantId, token }, await signInGuest());
  expect(shared.invoice).toMatchObject({ tableId: 'F1-T01', tableName: 'Terrace 4' });
});
