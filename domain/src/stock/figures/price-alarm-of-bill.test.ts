import { expect, it } from 'vitest';
import { aMenu, aMenuItem } from '../../fixtures/menu.ts';
import { aStockItem, KG, someRecipes, someStockItems, someStockLevels } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { hasRisen, paidPrices, priceAlarm } from './price-alarm-of-bill.ts';

const price = (rupees: number, kg = 1) => ({ quantity: kg * KG, paise: paise(rupees * 100) });
const bought = (itemId: string, kg: number, rupees: number) => ({
  itemId,
  quantity: kg * KG,
  costPaise: paise(rupees * 100),
});
const TIKKA = aMenuItem({ id: 'paneer-tikka', name: 'Paneer tikka', pricePaise: paise(200_00) });
const menu = aMenu({ items: [TIKKA] });
const { items } = someStockItems();
const cooked = {
  // 170 g of paneer: ₹68 at ₹400 a kilogram, ₹74.12 at ₹436; 35 % of ₹200 are ₹70.
  recipes: someRecipes({ portions: { 'paneer-tikka': [{ itemId: 'paneer', quantity: 170_000 }] } }),
  items,
  levels: someStockLevels().levels,
};

it('tells the dishes that pass the limit at what this bill paid, whatever the average of what is there', () => {
  const paid = paidPrices([bought('paneer', 5, 2180)], () => price(4000, 10));
  const alarm = priceAlarm(paid, cooked, menu);
  expect(alarm.rises).toEqual([{ itemId: 'paneer', roseBp: 900 }]);
  expect(alarm.dishes).toEqual([
    {
      key: 'paneer-tikka',
      name: 'Paneer tikka',
      size: null,
      pricePaise: 200_00,
      beforePaise: 68_00,
      afterPaise: 74_12,
      shareBp: 3706,
    },
  ]);
});

it('tells nothing of prices that fell, stayed, or were not known before', () => {
  const alarm = (rupees: number, before: ReturnType<typeof price> | null) =>
    priceAlarm(
      paidPrices([bought('paneer', 1, rupees)], () => before),
      cooked,
      menu,
    );
  expect(alarm(390, price(400))).toEqual({ rises: [], dishes: [] });
  expect(alarm(400, price(400))).toEqual({ rises: [], dishes: [] });
  expect(alarm(900, null)).toEqual({ rises: [], dishes: [] });
});

it('names a rise that no dish suffers from', () => {
  const paid = paidPrices([bought('onion', 1, 40)], () => price(30));
  expect(priceAlarm(paid, cooked, menu)).toEqual({ rises: [{ itemId: 'onion', roseBp: 3333 }], dishes: [] });
});

it('takes the last line of an item, and no line that was free', () => {
  const lines = [bought('paneer', 5, 2000), bought('paneer', 1, 450), bought('paneer', 1, 0)];
  expect(paidPrices(lines, () => null)).toEqual([
    { itemId: 'paneer', before: null, after: { quantity: KG, paise: 450_00 } },
  ]);
});

it('follows a preparation of which no batch was entered', () => {
  const uses = [{ itemId: 'paneer', quantity: KG }];
  const recipes = someRecipes({
    portions: { 'paneer-tikka': [{ itemId: 'gravy', quantity: 170_000 }] },
    batches: { gravy: { uses, makes: KG, isKept: true } },
  });
  const paid = paidPrices([bought('paneer', 5, 2180)], () => price(4000, 10));
  const [dish] = priceAlarm(paid, { ...cooked, recipes }, menu).dishes;
  expect(dish).toMatchObject({ beforePaise: 68_00, afterPaise: 74_12 });
});

/** Ten kilograms of gravy at the old price of the paneer that it is made of. */
const withGravy = {
  ...cooked.levels,
  gravy: { quantity: 10 * KG, worthPaise: paise(4000_00), last: null },
};

it('follows a preparation of which a batch is there at the old price', () => {
  const recipes = someRecipes({
    portions: { 'paneer-tikka': [{ itemId: 'gravy', quantity: 170_000 }] },
    batches: { gravy: { uses: [{ itemId: 'paneer', quantity: KG }], makes: KG, isKept: true } },
  });
  const house = { recipes, items, levels: withGravy };
  const paid = paidPrices([bought('paneer', 5, 2180)], () => price(4000, 10));
  const [dish] = priceAlarm(paid, house, menu).dishes;
  expect(dish).toMatchObject({ beforePaise: 68_00, afterPaise: 74_12 });
});

it('leaves a preparation its own price while one of its ingredients has none', () => {
  const recipes = someRecipes({
    portions: {
      'paneer-tikka': [
        { itemId: 'gravy', quantity: 100_000 },
        { itemId: 'paneer', quantity: 75_000 },
      ],
    },
    batches: {
      gravy: {
        uses: [
          { itemId: 'paneer', quantity: KG },
          { itemId: 'saffron', quantity: KG },
        ],
        makes: KG,
        isKept: true,
      },
    },
  });
  const saffron = aStockItem({ id: 'saffron', name: 'Saffron' });
  const paid = paidPrices([bought('paneer', 5, 2180)], () => price(4000, 10));
  const [dish] = priceAlarm(paid, { recipes, items: [...items, saffron], levels: withGravy }, menu).dishes;
  expect(dish).toMatchObject({ beforePaise: 70_00, afterPaise: 72_70 });
});

it('knows a rise before anything is read', () => {
  const rose = (rupees: number, before: ReturnType<typeof price> | null) =>
    paidPrices([bought('paneer', 1, rupees)], () => before).some(hasRisen);
  expect([rose(401, price(400)), rose(400, price(4000, 10)), rose(400.01, price(4000, 10))]).toEqual([
    true,
    false,
    true,
  ]);
  expect([rose(390, price(400)), rose(390, null), rose(390, price(0))]).toEqual([false, false, false]);
});
