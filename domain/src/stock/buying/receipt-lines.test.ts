import { describe, expect, it } from 'vitest';
import { aStockItem, KG, LITRE, PIECE } from '../../fixtures/stock.ts';
import { paise, ZERO } from '../../money/money.ts';
import { HIGHEST_PRICE } from '../shape/quantity.ts';
import { priceChangeOf, quantityIn, readLine, readLines, unusualIn } from './receipt-lines.ts';
import type { LineTyped } from './receipt-lines.ts';

const typed = (overrides: Partial<LineTyped> = {}): LineTyped => ({
  itemId: 'paneer',
  amount: 2500,
  per: { unit: 'kg' },
  amountPaise: paise(100_000),
  gstPaise: paise(5_000),
  isFree: false,
  ...overrides,
});

describe('quantityIn', () => {
  it('counts units and packs in the smallest unit', () => {
    expect(quantityIn(aStockItem(), 2500, { unit: 'kg' })).toBe(2.5 * KG);
    expect(quantityIn(aStockItem(), 500, { unit: 'g' })).toBe((0.5 * KG) / 1000);
    expect(quantityIn(aStockItem(), 1500, { packId: 'block' })).toBe(7.5 * KG);
  });

  it('goes to another measure by a factor of the item alone', () => {
    const oil = aStockItem({ factors: [{ of: 'litre', is: 0.91 * KG }] });
    expect(quantityIn(oil, 2000, { unit: 'litre' })).toBe(1.82 * KG);
    expect(quantityIn(oil, 2000, { unit: 'piece' })).toBeNull();
    expect(quantityIn(aStockItem(), 1000, { packId: 'sack' })).toBeNull();
  });
});

describe('readLine', () => {
  it('returns the line with its quantity, the names of now, and the store of the item', () => {
    expect(readLine(typed({ per: { packId: 'block' } }), aStockItem({ storeId: 'bar' }))).toEqual({
      itemId: 'paneer',
      name: 'Paneer',
      amount: 2500,
      per: 'Block',
      quantity: 12.5 * KG,
      amountPaise: 100_000,
      gstPaise: 5_000,
      category: 'Dairy',
      storeId: 'bar',
    });
    expect(readLine(typed(), aStockItem())).toMatchObject({ per: 'kg', quantity: 2.5 * KG });
  });

  it.each([
    ['item-unknown', typed(), undefined],
    ['quantity-zero', typed({ amount: 0 }), aStockItem()],
    [
      'quantity-zero',
      typed({ amount: 1, per: { unit: 'g' } }),
      aStockItem({ measure: 'count', unit: 'piece', packs: [], factors: [{ of: 'kg', is: PIECE }] }),
    ],
    ['pack-unknown', typed({ per: { packId: 'sack' } }), aStockItem()],
    ['unit-unfit', typed({ per: { unit: 'litre' } }), aStockItem()],
    ['quantity-too-large', typed({ amount: 1_000_000_000, per: { packId: 'block' } }), aStockItem()],
    ['price-zero', typed({ amountPaise: ZERO, gstPaise: ZERO }), aStockItem()],
    ['price-of-free', typed({ isFree: true }), aStockItem()],
    [
      'price-too-high',
      typed({ amount: 1, per: { unit: 'piece' }, amountPaise: paise(HIGHEST_PRICE + 1), gstPaise: ZERO }),
      aStockItem({ measure: 'count', unit: 'piece', packs: [] }),
    ],
  ] as const)('says %s', (fault, line, item) => {
    expect(readLine(line, item)).toBe(fault);
  });

  it('takes free goods, and the highest price', () => {
    expect(readLine(typed({ amountPaise: ZERO, gstPaise: ZERO, isFree: true }), aStockItem())).toMatchObject({
      amountPaise: 0,
    });
    const piece = aStockItem({ measure: 'count', unit: 'piece', packs: [] });
    const dear = typed({
      amount: 1,
      per: { unit: 'piece' },
      amountPaise: paise(HIGHEST_PRICE),
      gstPaise: ZERO,
    });
    expect(readLine(dear, piece)).toMatchObject({ quantity: PIECE / 1000 });
  });
});

describe('readLines', () => {
  const items = new Map([['paneer', aStockItem()]]);
  it('names every fault with the place of its line', () => {
    const lines = [typed({ amount: 0 }), typed(), typed({ itemId: 'gone' })];
    expect(readLines(lines, items)).toEqual({ faults: ['0:quantity-zero', '2:item-unknown'] });
  });

  it('returns all lines where none has a fault', () => {
    expect(readLines([typed(), typed()], items)).toMatchObject({
      lines: [{ quantity: 2.5 * KG }, { quantity: 2.5 * KG }],
    });
  });
});

describe('a price against the last one', () => {
  const last = { quantity: 10 * KG, paise: paise(400_000) };
  const line = (costPaise: number, quantity = 10 * LITRE) => ({
    itemId: 'paneer',
    quantity,
    costPaise: paise(costPaise),
  });

  it('is in whole per cent, and nothing without a last price or for free goods', () => {
    expect(priceChangeOf(line(436_000), last)).toBe(9);
    expect(priceChangeOf(line(218_000, 5 * KG), last)).toBe(9);
    expect(priceChangeOf(line(200_000), last)).toBe(-50);
    expect(priceChangeOf(line(200_000), null)).toBeNull();
    expect(priceChangeOf(line(0), last)).toBeNull();
    expect(priceChangeOf(line(200_000), { ...last, paise: ZERO })).toBeNull();
  });

  it('rounds half a per cent of a fall as it does of a rise', () => {
    expect(priceChangeOf(line(450_000), last)).toBe(13);
    expect(priceChangeOf(line(350_000), last)).toBe(-13);
    expect(priceChangeOf(line(399_999), last)).toBe(0);
  });

  it('is unusual beyond a half', () => {
    const lastOf = () => ({ last });
    expect(unusualIn([line(600_000), line(200_000)], lastOf)).toEqual([]);
    expect(unusualIn([line(604_000), line(400_000), line(196_000)], lastOf)).toEqual([
      { line: 0, percent: 51 },
      { line: 2, percent: -51 },
    ]);
    expect(unusualIn([line(604_000)], () => undefined)).toEqual([]);
  });
});
