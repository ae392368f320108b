import { expect, it } from 'vitest';
import { paise } from '@bhoj/domain/money/money';
import { combosOf } from './combos-model.ts';

it('adds combos up over days, the highest sales first', () => {
  const sold = (id: string, name: string, quantity: number, rupees: number) => ({
    operations: { combos: { [id]: { name, quantity, amountPaise: paise(rupees * 100) } } },
  });
  const thalis = sold('thali', 'Veg thali', 2, 500);
  expect(combosOf([thalis, sold('lunch', 'Lunch', 9, 900), { operations: {} }, thalis])).toEqual([
    { name: 'Veg thali', quantity: 4, amountPaise: 1_000_00 },
    { name: 'Lunch', quantity: 9, amountPaise: 900_00 },
  ]);
});
