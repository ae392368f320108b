import { expect, it } from 'vitest';
import { aFixedSlot, aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { KG, someRecipes, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { costIn } from '@bhoj/domain/menu/dish/costs';
import { paise } from '@bhoj/domain/money/money';
import { pricesOf } from '@bhoj/domain/stock/recipes/prices';
import { costsByRecipes } from '@bhoj/domain/stock/recipes/recipe-costs';
import { recipeRows } from './recipe-rows.ts';

const kept = someStockItems();
const { levels } = someStockLevels();
const uses = (quantity: number) => [{ itemId: 'paneer', quantity }];
const fixed = aFixedSlot('tikka');
const choices = [...fixed.choices, ...aFixedSlot('bhurji').choices];
const menu = aMenu({
  items: [
    aMenuItem({ id: 'tikka', name: 'Tikka', variants: [], pricePaise: paise(240_00) }),
    aMenuItem({ id: 'bhurji', name: 'Bhurji', variants: [], pricePaise: paise(180_00) }),
    aMenuItem({ id: 'roti', name: 'Roti', variants: [], pricePaise: paise(20_00) }),
    aMenuItem({ id: 'one', name: 'One', variants: [], pricePaise: paise(300_00), combo: { slots: [fixed] } }),
    aMenuItem({
      id: 'either',
      name: 'Either',
      variants: [],
      pricePaise: paise(300_00),
      combo: { slots: [{ ...fixed, choices }] },
    }),
    aMenuItem({
      id: 'bread',
      name: 'Bread',
      variants: [],
      pricePaise: paise(300_00),
      combo: { slots: [fixed, { ...aFixedSlot('roti'), id: 'roti-slot' }] },
    }),
  ],
});
const recipes = someRecipes({ portions: { tikka: uses(180_000), bhurji: uses(90_000) }, batches: {} });
const items = new Map(kept.items.map((item) => [item.id, item]));
const prices = pricesOf(kept.items, levels);
const rows = (typed: Readonly<Record<string, number>>) => {
  const costs = {
    costs: Object.fromEntries(Object.entries(typed).map(([key, cost]) => [key, paise(cost)])),
    fromRecipe: costsByRecipes(recipes, items, prices, menu),
    categoryOf: {},
    categories: {},
  };
  const facts = { menu, costs, sold: {} };
  const list = recipeRows('dish', { kept, items, recipes, levels, readLevels: null, prices }, facts, '');
  return { costs, of: (key: string) => list.find((row) => row.key === key) };
};

it.each([{}, { roti: 4_00 }, { one: 99_00, either: 88_00, bread: 77_00, roti: 4_00 }])(
  'shows the cost of a combo that counts (%j)',
  (typed) => {
    const { costs, of } = rows(typed);
    for (const key of ['one', 'bread', 'either']) {
      const row = of(key);
      const counted = costIn(costs, key);
      if (counted !== null) expect(row).toMatchObject({ costPaise: counted, toPaise: null });
      else expect(row).toMatchObject({ shareBp: null, marginPaise: null });
    }
  },
);

it('shows from what to what a combo costs whose choices differ, unless a cost is typed', () => {
  // 180 g and 90 g of paneer at ₹400 a kilogram.
  expect(prices.get('paneer')).toEqual({ quantity: 10 * KG, paise: 4000_00 });
  expect(rows({}).of('either')).toMatchObject({
    from: 'combo',
    costPaise: 36_00,
    toPaise: 72_00,
    shareBp: null,
  });
  expect(rows({ either: 88_00 }).of('either')).toMatchObject({ from: 'typed', costPaise: 88_00 });
  expect(rows({ one: 99_00 }).of('one')).toMatchObject({
    from: 'combo',
    costPaise: 72_00,
    marginPaise: 228_00,
  });
  expect(rows({ roti: 4_00 }).of('bread')).toMatchObject({ from: 'none', costPaise: null });
});
