import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleIn } from './circles.ts';
import { usageOf, usageOfBatch } from './usage.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Sold } from './usage.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

const item = (id: string, more: Partial<StockItem> = {}): StockItem => ({
  id,
  name: id,
  measure: 'mass',
  unit: 'kg',
  packs: [],
  category: 'Groceries',
  shelf: '',
  active: true,
  ...more,
});
const ITEMS = new Map(
  [item('paneer'), item('onion', { yieldBp: 9000 }), item('tomato'), item('gravy'), item('cheese')].map(
    (one) => [one.id, one],
  ),
);
const G = 1000;
const recipes = (more: Partial<Recipes> = {}): Recipes => ({
  version: 1,
  portions: {
    'paneer-makhani': [
      { itemId: 'paneer', quantity: 150 * G },
      { itemId: 'gravy', quantity: 200 * G },
    ],
    'paneer-makhani:half': [
      { itemId: 'paneer', quantity: 80 * G },
      { itemId: 'gravy', quantity: 100 * G },
    ],
    'extras/cheese': [{ itemId: 'cheese', quantity: 30 * G }],
    'extras/no-paneer': [{ itemId: 'paneer', quantity: -500 * G }],
  },
  batches: {
    gravy: {
      uses: [
        { itemId: 'onion', quantity: 900 * G },
        { itemId: 'tomato', quantity: 3000 * G },
      ],
      makes: 4000 * G,
      isKept: false,
    },
  },
  ...more,
});
const sold = (portions: number, variantId: string | null = null, ...optionIds: string[]) => ({
  itemId: 'paneer-makhani',
  variantId,
  addOnIds: optionIds.map((optionId) => ({ groupId: 'extras', optionId })),
  portions,
});
const used = (...all: Sold[]) => Object.fromEntries(usageOf(recipes(), ITEMS, all));

describe('usageOf', () => {
  it('takes the ingredients of a preparation that nobody keeps, with what is peeled off', () => {
    // 200 g of gravy: 45 g of onion ready for the pot, 50 g with their peel; 150 g of tomato.
    expect(used(sold(1))).toEqual({ paneer: 150 * G, onion: 50 * G, tomato: 150 * G });
  });

  it('takes a kept preparation itself', () => {
    const { gravy } = recipes().batches;
    const kept = recipes({ batches: gravy ? { gravy: { ...gravy, isKept: true } } : {} });
    expect(Object.fromEntries(usageOf(kept, ITEMS, [sold(2)]))).toEqual({ paneer: 300 * G, gravy: 400 * G });
  });

  it('takes the recipe of the size where there is one, and that of the dish where there is none', () => {
    expect(used(sold(2, 'half'))).toMatchObject({ paneer: 160 * G });
    expect(used(sold(2, 'full'))).toMatchObject({ paneer: 300 * G });
  });

  it('adds what an add-on uses as often as it was taken, and gives back at most what the dish uses', () => {
    expect(used(sold(1, null, 'cheese', 'cheese'))).toMatchObject({ cheese: 60 * G });
    expect(used(sold(1, null, 'no-paneer'))).toEqual({ onion: 50 * G, tomato: 150 * G });
  });

  it('takes a dish by weight by its recipe of a kilogram, and an add-on by the portion', () => {
    expect(used({ ...sold(2, null, 'cheese'), grams: 250 })).toEqual({
      paneer: 75 * G,
      onion: 25 * G,
      tomato: 75 * G,
      cheese: 60 * G,
    });
    expect(used({ ...sold(1, null, 'no-paneer'), grams: 1500 })).toEqual({ onion: 75 * G, tomato: 225 * G });
  });

  it('uses nothing of a dish without a recipe', () => {
    expect(used({ ...sold(3), itemId: 'water' })).toEqual({});
  });

  it('does not depend on the order, and is that of the sum where nothing is rounded', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 60 }), (counts) => {
        const lines = counts.map((n) => sold(n));
        const total = counts.reduce((sum, n) => sum + n, 0);
        expect(used(...lines)).toEqual(used(sold(total)));
        expect(used(...lines.toReversed())).toEqual(used(...lines));
      }),
    );
  });
});

describe('usageOfBatch', () => {
  const kept = (isKept: boolean) => {
    const { gravy } = recipes().batches;
    return recipes({ batches: gravy ? { gravy: { ...gravy, isKept } } : {} });
  };

  it('is what so much of a kept preparation needs, with what is peeled off', () => {
    const all = usageOfBatch(kept(true), ITEMS, { itemId: 'gravy', quantity: 2000 * G });
    expect(Object.fromEntries(all ?? [])).toEqual({ onion: 500 * G, tomato: 1500 * G });
  });

  it('is nothing of a preparation that nobody keeps, and of an ingredient', () => {
    expect(usageOfBatch(kept(false), ITEMS, { itemId: 'gravy', quantity: 1 })).toBeNull();
    expect(usageOfBatch(kept(true), ITEMS, { itemId: 'paneer', quantity: 1 })).toBeNull();
  });
});

describe('circleIn', () => {
  const batch = (...uses: string[]) => ({
    uses: uses.map((itemId) => ({ itemId, quantity: 1 })),
    makes: 1,
    isKept: true,
  });

  it('names the way from a preparation to itself', () => {
    expect(circleIn({ batches: { a: batch('x', 'b'), b: batch('c'), c: batch('b') } })).toEqual([
      'b',
      'c',
      'b',
    ]);
    expect(circleIn({ batches: { a: batch('a') } })).toEqual(['a', 'a']);
  });

  it('finds none where one preparation is in two others', () => {
    expect(circleIn({ batches: { a: batch('b', 'c'), b: batch('c'), c: batch('x') } })).toBeNull();
    expect(circleIn({ batches: {} })).toBeNull();
  });
});
