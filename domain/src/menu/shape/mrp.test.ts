import { describe, expect, it } from 'vitest';
import { aMenu, anAvailability, dishOf } from '../../fixtures/menu.ts';
import { NOW } from '../../fixtures/ids.ts';
import { RAVI, anOrder } from '../../fixtures/orders.ts';
import { anOrderMoney } from '../../fixtures/billing.ts';
import { aProfile, aRestaurant } from '../../fixtures/restaurant.ts';
import { billOf } from '../../billing/settle/running-bill.ts';
import { priceRound } from '../../orders/rounds/price-round.ts';
import { paise } from '../../money/money.ts';
import { menuContentSchema } from './menu-content.schema.ts';
import { mrpFaultOf } from './mrp.ts';
import type { MenuItem } from './menu.schema.ts';

const water = (fields: Partial<MenuItem> = {}): MenuItem =>
  dishOf('Water', 20, {
    taxClass: 'goods',
    goods: { hsn: '22011010', taxBp: 1800 },
    mrpPaise: paise(20_00),
    ...fields,
  });
const size = (name: string, rupees: number, mrp?: number) => ({
  id: name.replaceAll(' ', ''),
  name,
  otherNames: {},
  pricePaise: paise(rupees * 100),
  ...(mrp !== undefined && { mrpPaise: paise(mrp * 100) }),
});
const group = (rupees: number) => ({
  id: 'ice',
  name: 'Ice',
  otherNames: {},
  min: 0,
  max: 1,
  options: [
    { id: 'cup', name: 'Cup', otherNames: {}, mark: 'veg' as const, pricePaise: paise(rupees * 100) },
  ],
});

describe('the MRP of a dish', () => {
  it.each<[string, Partial<MenuItem>, number, string | null]>([
    ['at its price', {}, 0, null],
    ['above its price', { pricePaise: paise(18_00) }, 0, null],
    ['below its price', { pricePaise: paise(20_01) }, 0, 'above-mrp'],
    ['with a bag that brings it above', { packingPaise: paise(1) }, 0, 'above-mrp'],
    ['with a bag below it', { pricePaise: paise(15_00), packingPaise: paise(5_00) }, 0, null],
    ['of food', { taxClass: 'standard', goods: null }, 0, 'mrp'],
    ['beside sizes', { variants: [size('1 l', 20, 20)] }, 0, 'mrp'],
    ['of a size', { mrpPaise: undefined, variants: [size('1 l', 20, 20), size('Jar', 90)] }, 0, null],
    ['of a size that costs more', { mrpPaise: undefined, variants: [size('1 l', 21, 20)] }, 0, 'above-mrp'],
    ['with an add-on for nothing', { addOnGroupIds: ['ice'] }, 0, null],
    ['with an add-on that costs', { addOnGroupIds: ['ice'] }, 5, 'mrp-add-ons'],
    ['that nobody entered', { mrpPaise: undefined, pricePaise: paise(60_00) }, 5, null],
  ])('%s', (_, fields, addOn, fault) => {
    const menu = aMenu({ items: [water(fields)], addOnGroups: [group(addOn)] });
    expect(mrpFaultOf(water(fields), menu.addOnGroups)).toBe(fault);
    expect(menuContentSchema.safeParse(menu).success).toBe(fault === null);
  });
});

describe('the bill of goods with an MRP', () => {
  const restaurant = aRestaurant();
  const billed = (quantity: number, item = water(), type: 'dine-in' | 'takeaway' = 'dine-in') => {
    const [line] = priceRound(
      [{ itemId: item.id, variantId: null, addOnIds: [], quantity, note: '', food: [] }],
      {
        menu: { ...aMenu({ items: [item] }), version: 1, updatedAt: NOW },
        availability: anAvailability(),
        profile: aProfile(),
        at: NOW,
        asked: { at: NOW, type },
      },
    );
    if (line === undefined) throw new Error('The dish is not on the menu.');
    const order = anOrder({ type, rounds: [{ by: RAVI, lines: [line] }] });
    return billOf({ order, money: anOrderMoney() }, restaurant);
  };

  it('is the MRP, with the tax inside, where the menu’s other prices add it', () => {
    // 60.00 at 18 %: half = 60 × 9 ÷ 118 = 4.5763 → 4.58; value 60.00 − 9.16 = 50.84.
    const bill = billed(3);
    expect(bill.totalPaise).toBe(60_00);
    expect(bill.taxes).toMatchObject([
      { taxBp: 1800, taxablePaise: 50_84, cgstPaise: 4_58, sgstPaise: 4_58 },
    ]);
    expect(bill.lines).toMatchObject([{ mrpPaise: 20_00, taxIncluded: true }]);
  });

  it('leaves for a correction what packing does not take of it', () => {
    const item = water({ pricePaise: paise(15_00), packingPaise: paise(3_00) });
    expect(billed(1, item).lines).toMatchObject([{ unitPaise: 15_00, mrpPaise: 20_00 }]);
    expect(billed(1, item, 'takeaway').lines).toMatchObject([
      { unitPaise: 15_00, mrpPaise: 17_00 },
      { unitPaise: 3_00, mrpPaise: 5_00 },
    ]);
  });

  it('adds the tax to goods without an MRP, as to every dish', () => {
    expect(billed(3, water({ mrpPaise: undefined })).totalPaise).toBe(71_00);
  });
});
