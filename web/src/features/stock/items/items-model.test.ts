import { aStockItem, KG, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { paise } from '@bhoj/domain/money/money';
import { expect, it } from 'vitest';
import { itemRows, parText, unitPrice } from './items-model.ts';
import type { ItemFilters } from './items-model.ts';

const stock = someStockItems({
  items: [
    aStockItem(),
    aStockItem({ id: 'onion', name: 'Onion', category: 'Vegetables', storeId: 'bar' }),
    aStockItem({ id: 'cream', name: 'Cream', active: false }),
    aStockItem({ id: 'amchur', name: 'Amchur', storeId: 'gone' }),
  ],
});
const rows = (over: Partial<ItemFilters> = {}) =>
  itemRows(stock, someStockLevels().levels, { q: '', category: null, state: null, ...over }, 'Main store');
const names = (over: Partial<ItemFilters> = {}) => rows(over).map(({ item }) => item.name);

it('lists items by name, those that are switched off only where they are asked for', () => {
  expect(names()).toEqual(['Amchur', 'Onion', 'Paneer']);
  expect(names({ state: 'on' })).toEqual(['Amchur', 'Onion', 'Paneer']);
  expect(names({ state: 'off' })).toEqual(['Cream']);
});

it('finds items by category and by words of their names', () => {
  expect(names({ category: 'Vegetables' })).toEqual(['Onion']);
  expect(names({ category: 'Dairy' })).toEqual(['Amchur', 'Paneer']);
  expect(names({ category: 'dairy ' })).toEqual(['Amchur', 'Paneer']);
  expect(names({ q: 'pan' })).toEqual(['Paneer']);
  expect(names({ q: 'cream' })).toEqual([]);
});

it('says the store, and the main one where an item has none that is known', () => {
  expect(rows().map(({ item, store }) => [item.name, store])).toEqual([
    ['Amchur', 'Main store'],
    ['Onion', 'Bar'],
    ['Paneer', 'Main store'],
  ]);
});

it('says the price of one unit, and nothing where nobody knows it', () => {
  // 10 kg are worth ₹4,000.
  expect(rows().map((row) => unitPrice(row))).toEqual(['', '', '₹400']);
  expect(
    unitPrice({ item: aStockItem(), price: { quantity: 3 * KG, paise: paise(100_00) }, store: '' }),
  ).toBe('₹33.33');
});

it('says the least that should be there, in the unit of the item', () => {
  expect(parText(aStockItem({ par: 8 * KG }))).toBe('8 kg');
  const { par: _, ...without } = aStockItem();
  expect(parText(without)).toBe('');
});
