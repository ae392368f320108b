import { expect, it } from 'vitest';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { firstTables, openTables, totalOf } from './tables-model.ts';

const busy = (n: number, minutes: number | null, more = {}) =>
  aTable({
    n,
    order: `o${n}`,
    totalPrice: 120.5,
    occupiedAt: minutes === null ? null : 10_000_000 - minutes * 60_000,
    ...more,
  });

it('lists open tables as they stand on the floor, in paise', () => {
  const open = openTables([busy(4, null), busy(2, 5), aTable(), busy(3, 40)], [], 10_000_000);
  expect(open.map(({ id, minutes }) => [id, minutes])).toEqual([
    ['F1-T02', 5],
    ['F1-T03', 40],
    ['F1-T04', null],
  ]);
  expect(open[0]?.amount).toBe(12_050);
  expect(totalOf(open)).toBe(36_150);
  expect(totalOf([])).toBe(0);
});

it('leaves out first those that are open the shortest and ask for nobody', () => {
  const tables = [busy(2, 50), busy(3, 10, { serviceRequest: 'bill' }), busy(4, 20), busy(5, 30)];
  const ids = firstTables(openTables(tables, [], 10_000_000), 3).map(({ id }) => id);
  expect(ids).toEqual(['F1-T02', 'F1-T03', 'F1-T05']);
});

it('counts joined tables once, and names them as their order does', () => {
  const tables = [busy(2, 5), busy(3, 5, { currentOrderId: 'o2' }), busy(4, 1)];
  const joined = openTables(tables, [], 10_000_000);
  expect(joined.map(({ tableIds }) => tableIds)).toEqual([['F1-T02', 'F1-T03'], ['F1-T04']]);
  expect(totalOf(joined)).toBe(24_100);
  const value = { ...anOrder({ tableId: 'F1-T03' }), joinedTableIds: ['F1-T02'] };
  expect(openTables(tables, [{ id: 'o2', value }], 10_000_000)[0]).toMatchObject({
    id: 'F1-T02',
    tableIds: ['F1-T03', 'F1-T02'],
  });
});
