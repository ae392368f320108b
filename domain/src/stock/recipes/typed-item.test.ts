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

  it('converts amounts and price to another unit of the measure', () => {
    const paneer = aStockItem({
      packs: [{ id: 'block', name: 'Block', quantity: 5 * KG }],
      par: 8 * KG,
      usual: { quantity: KG, paise: paise(400_00) },
    });
    const inGrams = withUnit(typedItemOf(paneer), 'g');
    expect(inGrams).toMatchObject({ packs: [{ size: '5000' }], par: '8000', usual: '0.40' });
    expect(readItem(inGrams, paneer)).toEqual({ item: { ...paneer, unit: 'g' } });
    expect(withUnit({ ...typedItemOf(paneer), par: 'much', usual: '' }, 'g')).toMatchObject({
      par: 'much',
      usual: '',
    });
    const dear = { ...typedItemOf(paneer), usual: '18.50' };
    expect(withUnit(dear, 'g').usual).toBe('');
  });

  it('goes back to the unit that is stored without a rounding', () => {
    const salt = aStockItem({ par: 2500, usual: { quantity: KG, paise: paise(18_50) } });
    const back = withUnit(withUnit(typedItemOf(salt), 'g', salt), 'kg', salt);
    expect(back).toEqual(typedItemOf(salt));
    expect(readItem(withUnit(typedItemOf(salt), 'g', salt), salt)).toEqual({ item: { ...salt, unit: 'g' } });
  });

  it('empties what another measure cannot say, and forgets the conversions', () => {
    expect(withUnit(typedItemOf(oil), 'g').factors[0]).toEqual({ of: 'litre', is: '910' });
    expect(withUnit({ ...typedItemOf(oil), par: '8' }, 'litre')).toMatchObject({
      packs: [{ name: 'Tin', size: '' }],
      par: '',
      usual: '',
      factors: [
        { of: 'kg', is: '' },
        { of: 'piece', is: '' },
      ],
    });
  });

  it('keeps what a form shows rounded: a price below a paisa a gram, a part of a dozen', () => {
    const salt = aStockItem({ unit: 'g', usual: { quantity: KG, paise: paise(4_00) } });
    expect(readItem({ ...typedItemOf(salt), shelf: 'Dry store' }, salt)).toEqual({
      item: { ...salt, shelf: 'Dry store' },
    });
    const egg = aStockItem({ measure: 'count', unit: 'dozen', packs: [], par: 31_000 });
    expect(typedItemOf(egg).par).toBe('2.583333');
    expect(readItem(typedItemOf(egg), egg)).toEqual({ item: egg });
    expect(readItem({ ...typedItemOf(egg), par: '3' }, egg)).toMatchObject({ item: { par: 36_000 } });
  });

  it('takes no fifth pack, and no second one of a name', () => {
    const pack = (n: number, name = `Pack ${n}`) => ({ id: `${n}`, name, size: '1' });
    expect(faults({ packs: [1, 2, 3, 4, 5].map((n) => pack(n)) })).toEqual([['packName', 4]]);
    expect(faults({ packs: [pack(1, 'Tin'), pack(2, 'tin ')] })).toEqual([['packName', 1]]);
  });
});
