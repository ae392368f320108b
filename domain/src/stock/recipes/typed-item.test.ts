import { describe, expect, it } from 'vitest';
import { aStockItem, KG } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { newTypedItem, readItem, typedItemOf, withUnit } from './typed-item.ts';
import type { TypedItem } from './typed-item.ts';

const oil = aStockItem({
  id: 'oil',
  name: 'Mustard oil',
  packs: [{ id: 'tin', name: 'Tin', quantity: 15 * KG }],
  yieldBp: 9850,
  factors: [{ of: 'litre', is: 910_000 }],
  storeId: 'bar',
  stopsSale: true,
  usual: { quantity: KG, paise: paise(165_50) },
});
const faults = (more: Partial<TypedItem>) => {
  const read = readItem({ ...typedItemOf(oil), ...more });
  return 'faults' in read ? read.faults.map(({ field, nth }) => [field, nth]) : [];
};

describe('readItem', () => {
  it('reads an item as its form shows it', () => {
    expect(typedItemOf(oil)).toMatchObject({
      packs: [{ id: 'tin', name: 'Tin', size: '15' }],
      yield: '98.5',
      factors: [
        { of: 'litre', is: '910' },
        { of: 'piece', is: '' },
      ],
      usual: '165.50',
    });
    expect(readItem(typedItemOf(oil))).toEqual({ item: oil });
    expect(readItem(typedItemOf(aStockItem()))).toEqual({ item: aStockItem() });
  });

  it('reads the least that an item needs', () => {
    expect(readItem({ ...newTypedItem('egg', 'dozen'), name: 'Egg', category: 'Groceries' })).toEqual({
      item: {
        id: 'egg',
        name: 'Egg',
        measure: 'count',
        unit: 'dozen',
        packs: [],
        category: 'Groceries',
        shelf: '',
        active: true,
      },
    });
  });

  it('names the fields at fault', () => {
    expect(faults({ name: ' ', category: '' })).toEqual([
      ['name', 0],
      ['category', 0],
    ]);
    const pack = { id: 'tin', name: 'Tin', size: '15' };
    expect(faults({ packs: [pack, { id: 'b', name: '', size: '0' }] })).toEqual([
      ['packName', 1],
      ['packSize', 1],
    ]);
    for (const wrong of ['0', '100.01', '-5', 'all', '101'])
      expect(faults({ yield: wrong })).toEqual([['yield', 0]]);
    expect(faults({ yield: '100' })).toEqual([]);
    expect(
      faults({
        factors: [
          { of: 'litre', is: '' },
          { of: 'piece', is: '0' },
        ],
      }),
    ).toEqual([['factor', 1]]);
    expect(faults({ par: 'much' })).toEqual([['par', 0]]);
    expect(faults({ usual: '0' })).toEqual([['usual', 0]]);
    expect(faults({ shelf: 'x'.repeat(31) })).toEqual([['shelf', 0]]);
  });

  it('forgets the conversions of another measure', () => {
    expect(withUnit(typedItemOf(oil), 'g').factors[0]).toEqual({ of: 'litre', is: '910' });
    expect(withUnit(typedItemOf(oil), 'litre').factors).toEqual([
      { of: 'kg', is: '' },
      { of: 'piece', is: '' },
    ]);
  });
});
