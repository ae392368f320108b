import { rupees } from '@bhoj/domain/money/money';
import { expect, it } from 'vitest';
import { heatTableOf } from './heat-model.ts';

const row = (table: ReturnType<typeof heatTableOf>, weekday: string) =>
  table?.rows.find((one) => one.weekday === weekday)?.amounts;

it('is nothing without sales', () => {
  expect(heatTableOf({}, '04:00')).toBeNull();
  expect(heatTableOf({ monday: {} }, '04:00')).toBeNull();
});

it('has the hours from the first to the last with sales, in the order of the business day', () => {
  const heat = {
    friday: { '22': rupees(500), '01': rupees(100) },
    saturday: { '20': rupees(900) },
  };
  const table = heatTableOf(heat, '04:00');
  expect(table?.hours).toEqual(['20', '21', '22', '23', '00', '01']);
  expect(row(table, 'friday')).toEqual([0, 0, rupees(500), 0, 0, rupees(100)]);
  expect(row(table, 'saturday')).toEqual([rupees(900), 0, 0, 0, 0, 0]);
  expect(table).toMatchObject({ least: rupees(100), most: rupees(900) });
});

it('has a row for each weekday, without amounts where it had no sales', () => {
  const table = heatTableOf({ monday: { '12': rupees(300) } }, '04:00');
  expect(table?.rows).toHaveLength(7);
  expect(table?.hours).toEqual(['12']);
  expect(row(table, 'monday')).toEqual([rupees(300)]);
  expect(row(table, 'tuesday')).toEqual([null]);
  expect(table).toMatchObject({ least: rupees(300), most: rupees(300) });
});

it('compares amounts as numbers', () => {
  const heat = { monday: { '12': rupees(100), '13': rupees(20), '14': rupees(3) } };
  expect(heatTableOf(heat, '00:00')).toMatchObject({ least: rupees(3), most: rupees(100) });
});
