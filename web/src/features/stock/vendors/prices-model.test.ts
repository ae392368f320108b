import { expect, it } from 'vitest';
import { aGoodsReceipt, aStockItem } from '@bhoj/domain/fixtures/stock';
import { paise } from '@bhoj/domain/money/money';
import { pricesOf } from './prices-model.ts';

const receipt = (costPaise: number, more: object = {}) => {
  const known = aGoodsReceipt();
  return { ...known, lines: known.lines.map((line) => ({ ...line, costPaise: paise(costPaise) })), ...more };
};
const items = [aStockItem()];

it('says the last price of an item’s unit, and its change since the time before', () => {
  expect(pricesOf([receipt(436_000), receipt(400_000), receipt(100_000)], items)).toMatchObject([
    { name: 'Paneer', unit: 'kg', pricePaise: 43_600, percent: 9 },
  ]);
  expect(pricesOf([receipt(436_000)], items)).toMatchObject([{ percent: null }]);
});

it('leaves out free goods and void receipts', () => {
  const voided = { at: 0, by: { id: 'a', name: 'Asha' }, reason: 'Twice' };
  expect(pricesOf([receipt(0), receipt(900_000, { voided }), receipt(400_000)], items)).toMatchObject([
    { pricePaise: 40_000, percent: null },
  ]);
});

it('lists items by name, and those that the vendor never brought not at all', () => {
  const known = aGoodsReceipt();
  const lines = ['onion', 'paneer'].flatMap((itemId) => known.lines.map((line) => ({ ...line, itemId })));
  const kept = [
    aStockItem(),
    aStockItem({ id: 'cream', name: 'Cream' }),
    aStockItem({ id: 'onion', name: 'Onion' }),
  ];
  expect(pricesOf([{ ...known, lines }], kept).map(({ name }) => name)).toEqual(['Onion', 'Paneer']);
  expect(pricesOf([], kept)).toEqual([]);
});
