import { describe, expect, it } from 'vitest';
import { aMenu, anAvailability, dishOf } from '../../fixtures/menu.ts';
import { aProfile } from '../../fixtures/restaurant.ts';
import { priceRound } from '../../orders/rounds/price-round.ts';
import { goodsRatesAt } from '../../statute/goods.ts';
import { startOf } from '../../time/ist.ts';
import { unlawfulGoods } from './goods.ts';
import { goodsFaultOf } from '../shape/goods-fault.ts';
import { menuContentSchema } from '../shape/menu-content.schema.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

const cola = (taxBp = 4000): MenuItem =>
  dishOf('Cola', 45, { taxClass: 'goods', goods: { hsn: '22021010', taxBp } });
const REFORM = startOf('2025-09-22');

describe('the lawful rates of goods', () => {
  it.each([
    ['the day before the reform', REFORM - 1, [500, 1200, 1800]],
    ['the day of the reform', REFORM, [500, 1800, 4000]],
    ['today', startOf('2026-11-22'), [500, 1800, 4000]],
  ])('are those of %s', (_, at, rates) => {
    expect(goodsRatesAt(at)).toEqual(rates);
  });

  it('are not known before GST', () => {
    expect(() => goodsRatesAt(startOf('2017-06-30'))).toThrow('law-not-known');
  });
});

describe('HSN and rate on the menu', () => {
  it.each<[string, Pick<MenuItem, 'taxClass' | 'goods'>, string | null]>([
    ['packaged goods with both', cola(), null],
    ['packaged goods with neither', { taxClass: 'goods', goods: null }, 'hsn'],
    ['packaged goods without a rate', cola(0), 'goods-rate'],
    ['exempt goods without an HSN', { taxClass: 'exempt', goods: null }, null],
    ['exempt goods with an HSN', { taxClass: 'exempt', goods: { hsn: '0401', taxBp: 0 } }, null],
    ['exempt goods with a rate', { taxClass: 'exempt', goods: { hsn: '0401', taxBp: 500 } }, 'goods-rate'],
    ['a dish with an HSN', { taxClass: 'standard', goods: { hsn: '2106', taxBp: 500 } }, 'hsn'],
  ])('are right or wrong for %s', (_, item, fault) => {
    expect(goodsFaultOf(item)).toBe(fault);
    const { success } = menuContentSchema.safeParse(aMenu({ items: [{ ...cola(), ...item }] }));
    expect(success).toBe(fault === null);
  });

  it.each(['220', '22021', '2202101', '220210101', '22O2', ''])('take no HSN such as %j', (hsn) => {
    const item = { ...cola(), goods: { hsn, taxBp: 4000 } };
    expect(menuContentSchema.safeParse(aMenu({ items: [item] })).success).toBe(false);
  });

  it('names new and changed goods whose rate is not lawful that day, not those that stand', () => {
    const [stored, added] = [
      aMenu({ items: [cola(1200)] }),
      dishOf('Bun', 20, { ...cola(1200), id: 'bun', name: 'Bun' }),
    ];
    expect(unlawfulGoods(stored, stored, REFORM)).toEqual([]);
    expect(unlawfulGoods(stored, aMenu({ items: [cola(1200), added] }), REFORM)).toEqual(['Bun']);
    expect(unlawfulGoods(stored, aMenu({ items: [cola(1800), added] }), REFORM - 1)).toEqual([]);
  });
});

describe('an order of goods', () => {
  const order = (item: MenuItem, at: number, tax = aProfile().tax) =>
    priceRound([{ itemId: item.id, variantId: null, addOnIds: [], quantity: 1, note: '' }], {
      menu: aMenu({ items: [item] }),
      availability: anAvailability(),
      profile: aProfile({ tax }),
      at,
      asked: { at, type: 'dine-in' },
    });
  const charged = { charged: true, percentage: 5, liquorVatPercentage: 20 };

  it('keeps HSN and rate as they were', () => {
    expect(order(cola(), REFORM, charged)).toMatchObject([
      { taxClass: 'goods', hsn: '22021010', taxBp: 4000, unitPaise: 45_00 },
    ]);
  });

  it('is refused where GST is charged at a rate that is not lawful any more', () => {
    expect(() => order(cola(1200), REFORM, charged)).toThrow('item-unavailable');
    expect(order(cola(1200), REFORM, { ...charged, charged: false })).toHaveLength(1);
  });
});
