import { expect, it } from 'vitest';
import { KG } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { dearItems } from './dear-items.ts';
import type { ExpensePart } from '../../expenses/expense.schema.ts';

const part = (
  item: string,
  amount: number,
  quantity: number | null,
  unit: ExpensePart['unit'] = 'kg',
): ExpensePart => ({
  category: 'Dairy',
  item,
  amountPaise: paise(amount),
  quantity,
  unit,
});
const on = (day: string, ...parts: ExpensePart[]) => ({ day, parts });

it('names what cost most, at the price of the last purchase', () => {
  const found = dearItems(
    [
      on('2026-11-20', part('paneer', 420_000, 10), part('Milk', 60_000, 10, 'litre')),
      on('2026-11-02', part('Paneer', 400_000, 10)),
      on(
        '2026-11-03',
        part('Egg', 20_000, 2.5, 'dozen'),
        part('Gas', 200_000, 1, 'cylinder'),
        part('', 99, 1),
      ),
    ],
    [],
  );
  expect(found.partBp).toBe(10_000);
  expect(found.items).toEqual([
    {
      name: 'paneer',
      category: 'Dairy',
      unit: 'kg',
      spentPaise: 820_000,
      bought: 20 * KG,
      usual: { quantity: 10 * KG, paise: 420_000 },
    },
    expect.objectContaining({ name: 'Milk', unit: 'litre' }),
    expect.objectContaining({ name: 'Egg', unit: 'piece', bought: 30_000 }),
  ]);
});

it('leaves out what is there already, and says what part the rest is', () => {
  const expenses = [on('2026-11-20', part('Paneer', 75_000, 10), part('Onion', 25_000, 10))];
  expect(dearItems(expenses, ['PANEER '])).toMatchObject({ items: [{ name: 'Onion' }], partBp: 2500 });
  expect(dearItems(expenses, [], 1)).toMatchObject({ items: [{ name: 'Paneer' }], partBp: 7500 });
  expect(dearItems([], [])).toEqual({ items: [], partBp: 0 });
});
