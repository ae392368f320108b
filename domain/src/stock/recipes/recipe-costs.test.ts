import { describe, expect, it } from 'vitest';
import { aMenuItem, aVariant } from '../../fixtures/menu.ts';
import { aStockItem, KG, someRecipes, someStockItems, someStockLevels } from '../../fixtures/stock.ts';
import { MOST_RECIPE_COSTS } from '../../menu/shape/costs.schema.ts';
import { paise, ZERO } from '../../money/money.ts';
import { pricesOf, withPreparations } from './prices.ts';
import { comboCost, costsByRecipes, recipeCosts } from './recipe-costs.ts';

const ITEMS = new Map(someStockItems().items.map((item) => [item.id, item]));
const level = (quantity: number, worth: number, last: number | null = null) => ({
  quantity,
  worthPaise: paise(worth),
  last: last === null ? null : { quantity: KG, paise: paise(last) },
});

describe('pricesOf', () => {
  const of = (levels: Record<string, ReturnType<typeof level>>, usual?: number) =>
    pricesOf(
      [aStockItem(usual === undefined ? {} : { usual: { quantity: KG, paise: paise(usual) } })],
      levels,
    ).get('paneer');

  it('takes the average of what all stores have', () => {
    expect(of({ paneer: level(2 * KG, 80_000), 'paneer@bar': level(KG, 46_000) }, 1)).toEqual({
      quantity: 3 * KG,
      paise: 126_000,
    });
  });

  it('takes what was last paid where nothing is left, or what is there was never paid', () => {
    expect(of({ paneer: level(-KG, -40_000, 42_000) })).toEqual({ quantity: KG, paise: 42_000 });
    expect(of({ paneer: level(KG, 0, 42_000) })).toEqual({ quantity: KG, paise: 42_000 });
  });

  it('takes what the item usually costs before the first receipt, and else knows none', () => {
    expect(of({}, 41_000)).toEqual({ quantity: KG, paise: 41_000 });
    expect(of({})).toBeUndefined();
    expect(of({ 'paneer-2': level(KG, 1) })).toBeUndefined();
  });
});

describe('withPreparations', () => {
  const kept = (uses: { itemId: string; quantity: number }[], makes = 2 * KG) => ({
    uses,
    makes,
    isKept: true,
  });
  const of = (batches: Parameters<typeof withPreparations>[1]['batches'], levels = {}) =>
    withPreparations(
      pricesOf([...ITEMS.values()], { paneer: level(KG, 40_000), ...levels }),
      someRecipes({ batches }),
      ITEMS,
    );

  it('prices a batch by its ingredients until one is entered, also through another preparation', () => {
    const gravy = kept([{ itemId: 'paneer', quantity: KG }]);
    expect(of({ gravy }).get('gravy')).toEqual({ quantity: 2 * KG, paise: 40_000 });
    const onion = kept([{ itemId: 'gravy', quantity: KG }], KG);
    expect(of({ onion, gravy }).get('onion')).toEqual({ quantity: KG, paise: 20_000 });
    const made = of({ gravy }, { gravy: level(KG, 30_000) });
    expect(made.get('gravy')).toEqual({ quantity: KG, paise: 30_000 });
  });

  it('knows no price where an ingredient has none, or nobody keeps the batch', () => {
    expect(of({ gravy: kept([{ itemId: 'onion', quantity: KG }]) }).get('gravy')).toBeUndefined();
    const gravy = { ...kept([{ itemId: 'paneer', quantity: KG }]), isKept: false };
    expect(of({ gravy }).get('gravy')).toBeUndefined();
  });
});

const MENU = {
  items: [
    aMenuItem({ id: 'paneer-tikka', pricePaise: paise(320_00), variants: [] }),
    aMenuItem({ id: 'plain', variants: [] }),
  ],
};

describe('costsByRecipes', () => {
  it('costs a portion by its ingredients, with what is peeled off', () => {
    const levels = { ...someStockLevels().levels, onion: level(10 * KG, 30_000) };
    // 180 g of paneer at ₹400 = 72.00. 100 g of gravy = 66.667 g of onion, 74.074 g with their peel, at ₹30 = 2.22.
    expect(costsByRecipes(someRecipes(), ITEMS, pricesOf([...ITEMS.values()], levels), MENU)).toEqual({
      'paneer-tikka': 74_22,
    });
  });

  it('leaves out what costs more than an amount may be, and costs the other dishes', () => {
    const prices = pricesOf([...ITEMS.values()], {
      paneer: level(KG, 3_00_000_00),
      onion: level(1, 1000),
    });
    const of = (quantity: number) =>
      costsByRecipes(
        {
          ...someRecipes(),
          portions: {
            'paneer-tikka': [
              { itemId: 'paneer', quantity },
              { itemId: 'onion', quantity },
            ],
            plain: [{ itemId: 'paneer', quantity: 100_000 }],
          },
        },
        ITEMS,
        prices,
        MENU,
      );
    expect(of(40 * KG)).toEqual({ plain: 30_000_00 });
    expect(of(1_000_000_000_000)).toEqual({ plain: 30_000_00 });
  });

  it('gives no cost where an ingredient has no price, and names it', () => {
    const prices = pricesOf([...ITEMS.values()], someStockLevels().levels);
    expect(costsByRecipes(someRecipes(), ITEMS, prices, MENU)).toEqual({});
    expect([...recipeCosts(someRecipes(), ITEMS, prices, MENU)]).toEqual([
      ['paneer-tikka', { costPaise: 72_00, unpriced: ['onion'] }],
    ]);
  });

  it('costs each size, by a recipe of its own or that of the dish', () => {
    const prices = new Map([['paneer', { quantity: KG, paise: paise(400_00) }]]);
    const sized = aMenuItem({ id: 'p', variants: [aVariant({ id: 'half' }), aVariant({ id: 'full' })] });
    const uses = (quantity: number) => [{ itemId: 'paneer', quantity }];
    const recipes = { version: 1, portions: { p: uses(200_000), 'p:half': uses(90_000) }, batches: {} };
    expect(costsByRecipes(recipes, ITEMS, prices, { items: [sized] })).toEqual({
      'p:half': 36_00,
      'p:full': 80_00,
    });
  });
});

it('costs no more portions than a document holds beside the typed costs', () => {
  const prices = new Map([['paneer', { quantity: KG, paise: paise(400_00) }]]);
  const dishes = Array.from({ length: MOST_RECIPE_COSTS + 1 }, (_, n) =>
    aMenuItem({ id: `d${n}`, variants: [] }),
  );
  const portions = Object.fromEntries(dishes.map(({ id }) => [id, [{ itemId: 'paneer', quantity: KG }]]));
  const costs = costsByRecipes({ version: 1, portions, batches: {} }, ITEMS, prices, { items: dishes });
  expect(Object.keys(costs)).toHaveLength(MOST_RECIPE_COSTS);
});

describe('comboCost', () => {
  const choice = (itemId: string, quantity = 1) => ({ itemId, variantId: null, quantity, extraPaise: ZERO });
  const slot = (take: number, ...choices: ReturnType<typeof choice>[]) => ({
    id: `s${choices.length}`,
    name: 'Slot',
    otherNames: {},
    take,
    choices,
  });
  const costs = new Map([
    ['dal', paise(20_00)],
    ['paneer', paise(60_00)],
    ['roti', paise(4_00)],
  ]);
  const of = (key: string) => costs.get(key) ?? null;

  it('is what its dishes cost, from the cheapest choices to the dearest', () => {
    expect(
      comboCost({ slots: [slot(1, choice('roti', 3)), slot(2, choice('dal'), choice('paneer'))] }, of),
    ).toEqual({
      fromPaise: 52_00,
      toPaise: 132_00,
    });
  });

  it('is not known where the cost of one dish is not', () => {
    expect(comboCost({ slots: [slot(1, choice('dal'), choice('ghost'))] }, of)).toBeNull();
  });
});
