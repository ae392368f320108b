import { aDayWith } from '@bhoj/domain/fixtures/dish-days';
import { NOTHING_SOLD } from '@bhoj/domain/how-sold/how-sold';
import { rupees } from '@bhoj/domain/money/money';
import { expect, it } from 'vitest';
import { rowsOf } from '../state/trending-model.ts';
import { listRows, weighedRows } from './how-sold-model.ts';
import type { BillHowSold } from '@bhoj/domain/how-sold/how-sold.schema';

const period = { from: '2026-11-01', to: '2026-11-02' };
const day = aDayWith(
  '2026-11-01',
  { itemId: 'dal', name: 'Dal', quantity: 4, rupees: 400 },
  { itemId: 'fish', name: 'Fish', quantity: 3, rupees: 600 },
  { itemId: 'prawns', name: 'Prawns', quantity: 2, rupees: 500 },
);
const trending = { period, days: [day], before: null };
const rows = rowsOf(trending);
const sold = (over: Partial<BillHowSold>): BillHowSold => ({ ...NOTHING_SOLD, ...over });

it('has no list where nothing was sold at the price of one', () => {
  expect(listRows(NOTHING_SOLD, trending, rows)).toEqual([]);
});

it('has each list, and the menu’s own prices with what is left of all sales', () => {
  const hall = { name: 'AC hall', bills: 1, billsPaise: rupees(300), portions: 2, amountPaise: rupees(250) };
  const lists = listRows(
    sold({ lists: { hall }, listed: { bills: 1, billsPaise: rupees(300) } }),
    trending,
    rows,
  );
  expect(lists.map(({ name, portions }) => [name, portions])).toEqual([
    ['AC hall', 2],
    [null, 7],
  ]);
  const all = lists.reduce((total, { amountPaise }) => total + amountPaise, 0);
  expect(all).toBe(day.subtotalPaise - day.discountPaise);
});

it('has the dishes that were weighed, the heaviest first, at the price of their own kilograms', () => {
  const weighed = {
    fish: { grams: 1_500, portions: 2, amountPaise: rupees(450) },
    prawns: { grams: 2_000, portions: 2, amountPaise: rupees(500) },
    gone: { grams: 9_000, portions: 1, amountPaise: rupees(9) },
  };
  expect(weighedRows(sold({ weighed }), rows)).toEqual([
    {
      id: 'prawns',
      name: 'Prawns',
      grams: 2_000,
      portions: 2,
      amountPaise: rupees(500),
      kiloPaise: rupees(250),
    },
    { id: 'fish', name: 'Fish', grams: 1_500, portions: 2, amountPaise: rupees(450), kiloPaise: rupees(300) },
  ]);
  expect(weighedRows(NOTHING_SOLD, rows)).toEqual([]);
});
