import { describe, expect, it } from 'vitest';
import { aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { KG, someStockItems } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { dishesBelowMargin, priceRises } from './price-alarm.ts';

const ITEMS = new Map(someStockItems().items.map((item) => [item.id, item]));
const at = (rupees: number, quantity = KG) => new Map([['paneer', { quantity, paise: paise(rupees * 100) }]]);
const uses = (quantity: number) => [{ itemId: 'paneer', quantity }];
const MENU = {
  items: [
    aMenuItem({ id: 'tikka', name: 'Paneer tikka', pricePaise: paise(240_00) }),
    aMenuItem({ id: 'bhurji', name: 'Paneer bhurji', pricePaise: paise(180_00) }),
    aMenuItem({
      id: 'makhani',
      name: 'Paneer makhani',
      variants: [
        aVariant({ id: 'half', name: 'Half', pricePaise: paise(120_00) }),
        aVariant({ id: 'full', name: 'Full', pricePaise: paise(300_00) }),
      ],
    }),
  ],
};
const recipes = (mostCostBp?: number) => ({
  version: 1,
  // At ₹400: 72 of 240 (30 %), 72 of 180 (40 %), 40 of 120 (33.3 %), 80 of 300 (26.7 %).
  portions: {
    tikka: uses(180_000),
    bhurji: uses(180_000),
    makhani: uses(200_000),
    'makhani:half': uses(100_000),
  },
  batches: {},
  ...(mostCostBp !== undefined && { mostCostBp }),
});
const below = (rupees: number, mostCostBp?: number) =>
  dishesBelowMargin({ before: at(400), after: at(rupees) }, recipes(mostCostBp), ITEMS, MENU);

describe('dishesBelowMargin', () => {
  it('names the dishes and sizes that pass the limit, and not those that were above it', () => {
    // At ₹436, 9 % more: tikka 78.48 (32.7 %), makhani half 43.60 (36.3 %), full 87.20 (29.1 %).
    expect(below(436)).toEqual([
      {
        key: 'makhani:half',
        name: 'Paneer makhani',
        size: 'Half',
        pricePaise: 120_00,
        beforePaise: 40_00,
        afterPaise: 43_60,
        shareBp: 3633,
      },
    ]);
    expect(below(400)).toEqual([]);
  });

  it('takes the limit that the owner set', () => {
    expect(below(436, 3200).map(({ key }) => key)).toEqual(['tikka']);
    expect(below(436, 3000).map(({ key }) => key)).toEqual(['tikka']);
  });

  it('says nothing where the cost was not known before', () => {
    expect(dishesBelowMargin({ before: new Map(), after: at(900) }, recipes(), ITEMS, MENU)).toEqual([]);
  });
});

describe('priceRises', () => {
  it('compares prices of other quantities, exactly', () => {
    expect(priceRises(at(400), at(436))).toEqual([{ itemId: 'paneer', roseBp: 900 }]);
    expect(priceRises(at(4000, 10 * KG), at(2180, 5 * KG))).toEqual([{ itemId: 'paneer', roseBp: 900 }]);
    expect(priceRises(at(400), at(380))).toEqual([]);
    expect(priceRises(new Map(), at(380))).toEqual([]);
    expect(priceRises(at(0), at(380))).toEqual([]);
  });
});
