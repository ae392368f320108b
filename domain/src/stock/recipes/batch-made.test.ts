import { expect, it } from 'vitest';
import { aStockItem, KG, someRecipes, someStockItems } from '../../fixtures/stock.ts';
import { paise } from '../../money/money.ts';
import { MOST_QUANTITY } from '../shape/quantity.ts';
import { seeBatch } from './batch-made.ts';

const { items: all } = someStockItems({
  items: [
    aStockItem({ id: 'onion', name: 'Onion', yieldBp: 9000 }),
    aStockItem({ id: 'salt', name: 'Salt', storeId: 'bar' }),
    aStockItem({ id: 'gravy', name: 'Gravy' }),
  ],
});
const uses = [
  { itemId: 'onion', quantity: 1_800_000 },
  { itemId: 'salt', quantity: 20_000 },
];
const KITCHEN = {
  recipes: someRecipes({ batches: { gravy: { uses, makes: 3 * KG, isKept: true } } }),
  items: new Map(all.map((item) => [item.id, item])),
  prices: new Map([['onion', { quantity: KG, paise: paise(30_00) }]]),
  levels: {
    onion: { quantity: 5 * KG, worthPaise: paise(150_00), last: null },
    'salt@bar': { quantity: KG, worthPaise: paise(0), last: null },
  },
};

it('takes in what the plan needs, with the yield of each ingredient, from its own store', () => {
  expect(seeBatch({ itemId: 'gravy', planned: 6 * KG, made: 5_400_000 }, KITCHEN)).toEqual({
    takes: [
      { itemId: 'onion', quantity: 4 * KG, there: 5 * KG },
      { itemId: 'salt', quantity: 40_000, there: KG },
    ],
    costPaise: 120_00,
    unpriced: ['salt'],
    yieldBp: 9000,
    isTooMuch: false,
  });
});

it('knows nothing of what is there without levels', () => {
  const seen = seeBatch({ itemId: 'gravy', planned: KG, made: KG }, { ...KITCHEN, levels: null });
  expect(seen?.takes.map(({ there }) => there)).toEqual([null, null]);
  expect(seen?.takes.map(({ quantity }) => quantity > 0)).toEqual([true, true]);
});

it('has no yield where the units must be wrong', () => {
  const seen = seeBatch({ itemId: 'gravy', planned: 1000, made: 100_001 }, KITCHEN);
  expect(seen?.yieldBp).toBeNull();
  expect(seeBatch({ itemId: 'gravy', planned: 1000, made: 100_000 }, KITCHEN)?.yieldBp).toBe(1_000_000);
});

it('says where more of an ingredient goes in than one move can hold', () => {
  // Two thirds of the plan are onions.
  const planned = (MOST_QUANTITY / 2) * 3;
  const isTooMuch = (of: number) => seeBatch({ itemId: 'gravy', planned: of, made: KG }, KITCHEN)?.isTooMuch;
  expect([isTooMuch(planned), isTooMuch(planned + 3)]).toEqual([false, true]);
});

it('is nothing for what nobody makes ahead', () => {
  expect(seeBatch({ itemId: 'onion', planned: KG, made: KG }, KITCHEN)).toBeNull();
  const loose = { ...KITCHEN.recipes, batches: { gravy: { uses, makes: KG, isKept: false } } };
  expect(seeBatch({ itemId: 'gravy', planned: KG, made: KG }, { ...KITCHEN, recipes: loose })).toBeNull();
});
