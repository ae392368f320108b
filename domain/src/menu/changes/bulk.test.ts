import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCategory,
  aMenuItem,
  anOpenDish,
  aSweet,
  aThaliMenu,
  aVariant,
  dishOf,
} from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { comboFaultsOf } from '../combos/combo-faults.ts';
import { bulkEdited } from './bulk.ts';
import { changedPrice, ROUNDINGS } from './bulk-price.ts';
import { menuContentSchema } from '../shape/menu-content.schema.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

describe('a changed price', () => {
  it.each([
    [310_00, 'percent', 1_000, 100, 341_00],
    [310_00, 'percent', 1_000, 500, 340_00],
    [310_00, 'percent', 1_000, 1_000, 340_00],
    [315_00, 'percent', 0, 1_000, 315_00],
    [50_00, 'percent', 500, 500, 55_00],
    [310_00, 'rupees', -15_00, 1_000, 300_00],
    [310_00, 'rupees', 12_50, 100, 323_00],
    [0, 'percent', 5_000, 100, 0],
    [0, 'rupees', 10_00, 100, 0],
    [10_00, 'rupees', -10_00, 100, null],
    [10_00, 'percent', -10_000, 100, null],
    [4_00, 'percent', -1_000, 1_000, null],
    [99_99_999_00, 'percent', 90_000, 100, null],
  ] as const)('of %i by %s %i, rounded to %i, is %i', (price, by, amount, roundTo, after) => {
    expect(changedPrice(paise(price), { by, amount, roundTo })).toBe(after);
  });

  it('is a multiple of its rounding, and no further from the exact price than half of it', () => {
    const price = fc.integer({ min: 1_00, max: 50_000_00 });
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 1, max: 5_000 }),
        fc.constantFrom(...ROUNDINGS),
        (p, bp, roundTo) => {
          const after = changedPrice(paise(p), { by: 'percent', amount: bp, roundTo });
          if (after === null) return;
          expect(after % roundTo).toBe(0);
          expect(Math.abs(after - (p * (10_000 + bp)) / 10_000)).toBeLessThanOrEqual(roundTo / 2);
        },
      ),
    );
  });
});

const dal = aMenuItem({
  id: 'dal',
  name: 'Dal',
  categoryId: 'mains',
  pricePaise: paise(200_00),
  addOnGroupIds: [],
});
const thali = aMenuItem({
  id: 'thali',
  name: 'Thali',
  categoryId: 'mains',
  addOnGroupIds: [],
  variants: [
    aVariant({ id: 'h', name: 'Half', pricePaise: paise(100_00) }),
    aVariant({ id: 'f', name: 'Full', pricePaise: paise(180_00) }),
  ],
  pricePaise: paise(100_00),
});
const beer = aMenuItem({
  id: 'beer',
  name: 'Beer',
  categoryId: 'bar',
  taxClass: 'liquor',
  addOnGroupIds: [],
});
const menu: MenuContent = {
  categories: [aCategory({ id: 'mains', name: 'Mains' }), aCategory({ id: 'bar', name: 'Bar' })],
  items: [dal, thali, beer],
  addOnGroups: [],
};
const ALL = new Set(['dal', 'thali', 'beer']);
const refusedOf = ({ refused }: ReturnType<typeof bulkEdited>) =>
  refused.map(({ dish, fault }) => [dish.name, fault]);

describe('a change of chosen dishes', () => {
  it('changes prices of dishes and of their sizes, of chosen dishes alone', () => {
    const change = { by: 'percent', amount: 1_000, roundTo: 500 } as const;
    const result = bulkEdited(menu, new Set(['dal', 'thali']), { what: 'price', change });
    expect(result.content.items).toMatchObject([
      { pricePaise: 220_00 },
      { pricePaise: 110_00, variants: [{ pricePaise: 110_00 }, { pricePaise: 200_00 }] },
      beer,
    ]);
    expect(result.dishes.map(({ before }) => before.id)).toEqual(['dal', 'thali']);
    expect(menuContentSchema.safeParse(result.content).success).toBe(true);
  });

  it('names a dish that would cost nothing, and leaves all of it', () => {
    const change = { by: 'rupees', amount: -100_00, roundTo: 100 } as const;
    const result = bulkEdited(menu, new Set(['dal', 'thali']), { what: 'price', change });
    expect(refusedOf(result)).toEqual([['Thali', 'no-price']]);
    expect(result.content.items).toMatchObject([{ pricePaise: 100_00 }, thali, beer]);
  });

  it('changes the price of a kilogram, and names an open dish, whose price is typed', () => {
    const sold = { ...menu, items: [aSweet(), anOpenDish()] };
    const change = { by: 'percent', amount: 1_000, roundTo: 100 } as const;
    const result = bulkEdited(sold, new Set(['kaju-katli', 'open-food']), { what: 'price', change });
    expect(refusedOf(result)).toEqual([['Open food', 'open-price']]);
    expect(result.content.items).toEqual([aSweet({ pricePaise: paise(528_00) }), anOpenDish()]);
  });

  it('brings no goods above the MRP on their pack, and leaves them goods', () => {
    const water = dishOf('Water', 20, {
      taxClass: 'goods',
      goods: { hsn: '22011010', taxBp: 1800 },
      mrpPaise: paise(20_00),
    });
    const packed = { ...menu, items: [water] };
    const all = new Set([water.id]);
    const by = (amount: number) => ({ by: 'rupees', amount, roundTo: 100 }) as const;
    expect(refusedOf(bulkEdited(packed, all, { what: 'price', change: by(1_00) }))).toEqual([
      ['Water', 'above-mrp'],
    ]);
    expect(bulkEdited(packed, all, { what: 'price', change: by(-1_00) }).dishes).toHaveLength(1);
    expect(refusedOf(bulkEdited(packed, all, { what: 'taxClass', taxClass: 'exempt' }))).toEqual([
      ['Water', 'has-mrp'],
    ]);
  });

  it('changes stations; what has it already is no change', () => {
    const result = bulkEdited(menu, ALL, { what: 'station', station: dal.station });
    expect([result.dishes, result.refused]).toEqual([[], []]);
    expect(bulkEdited(menu, ALL, { what: 'station', station: 'Bar' }).dishes).toHaveLength(3);
  });

  it('changes tax classes; goods need their HSN, and liquor stays liquor', () => {
    expect(refusedOf(bulkEdited(menu, ALL, { what: 'taxClass', taxClass: 'goods' }))).toEqual([
      ['Dal', 'needs-hsn'],
      ['Thali', 'needs-hsn'],
      ['Beer', 'needs-hsn'],
    ]);
    const standard = bulkEdited(menu, ALL, { what: 'taxClass', taxClass: 'standard' });
    expect(refusedOf(standard)).toEqual([['Beer', 'liquor-as-food']]);
    const water = { ...dal, taxClass: 'goods' as const, goods: { hsn: '2201', taxBp: 1_800 } };
    const goods = { ...menu, items: [water] };
    const exempt = bulkEdited(goods, ALL, { what: 'taxClass', taxClass: 'exempt' });
    expect(exempt.content.items[0]?.goods).toEqual({ hsn: '2201', taxBp: 0 });
    expect(
      bulkEdited(goods, ALL, { what: 'taxClass', taxClass: 'standard' }).content.items[0]?.goods,
    ).toBeNull();
  });

  it('changes the hours of categories of which every dish is chosen', () => {
    const hours = { what: 'hours', from: '12:00', to: '15:00' } as const;
    const result = bulkEdited(menu, new Set(['dal', 'beer']), hours);
    expect(refusedOf(result)).toEqual([['Dal', 'part-of-category']]);
    expect(result.categories.map(({ after }) => after)).toEqual([
      { ...menu.categories[1], from: '12:00', to: '15:00' },
    ]);
    expect(result.content.categories[0]).toEqual(menu.categories[0]);
    expect(bulkEdited(result.content, new Set(['beer']), hours).categories).toEqual([]);
  });
});

describe('a dish that a combo needs', () => {
  const { version: _, updatedAt: __, ...thalis } = aThaliMenu();
  const toExempt = (...ids: string[]) =>
    bulkEdited(thalis, new Set(ids), { what: 'taxClass', taxClass: 'exempt' });

  it('stays as it is, with the name of the combo, and the others change', () => {
    const other = dishOf('Kheer', 80);
    const menu = { ...thalis, items: [...thalis.items, other] };
    const result = bulkEdited(menu, new Set(['dal', 'paneer', 'kheer']), {
      what: 'taxClass',
      taxClass: 'exempt',
    });
    expect(result.refused).toMatchObject([
      { dish: { id: 'dal' }, fault: 'in-combo', combo: 'Veg thali' },
      { dish: { id: 'paneer' }, fault: 'in-combo', combo: 'Veg thali' },
    ]);
    expect(result.dishes.map(({ after }) => after.id)).toEqual(['kheer']);
    expect(comboFaultsOf(result.content)).toEqual([]);
  });

  it('is the combo itself where that is chosen', () => {
    expect(toExempt('veg-thali')).toMatchObject({
      dishes: [],
      refused: [{ dish: { id: 'veg-thali' }, fault: 'combo-class' }],
      content: thalis,
    });
  });
});
