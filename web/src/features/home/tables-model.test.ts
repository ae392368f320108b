import { expect, it } from 'vitest';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { openTables, totalOf } from './tables-model.ts';

const table = aTable();

it('lists open tables, the longest occupied first, in paise', () => {
  const busy = (n: number, minutes: number | null) =>
    aTable({
      n,
      order: 'o1',
      totalPrice: 120.5,
      occupiedAt: minutes === null ? null : 10_000_000 - minutes * 60_000,
    });
  const open = openTables([table, busy(2, 5), busy(3, 40), busy(4, null)], 10_000_000);
  expect(open.map(({ id, minutes }) => [id, minutes])).toEqual([
    ['F1-T03', 40],
    ['F1-T02', 5],
    ['F1-T04', null],
  ]);
  expect(open[0]?.amount).toBe(12_050);
  expect(totalOf(open)).toBe(36_150);
  expect(totalOf([])).toBe(0);
});
