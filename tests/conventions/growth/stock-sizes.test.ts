import { NOW } from '@bhoj/domain/fixtures/ids';
import { aStockItem, KG } from '@bhoj/domain/fixtures/stock';
import { storedSize } from '@bhoj/domain/kernel/stored-size';
import { paise } from '@bhoj/domain/money/money';
import { kitchenStockOf } from '@bhoj/domain/stock/recipes/saved-items';
import { MOST_ITEMS } from '@bhoj/domain/stock/shape/items.schema';
import { levelKey, MOST_LEVELS } from '@bhoj/domain/stock/shape/levels.schema';
import {
  kitchenStock,
  recipes,
  stockDays,
  stockItems,
  stockLevels,
} from '@bhoj/domain/stock/shape/stock.collection';
import { expect, test } from 'vitest';
import type { Collection } from '@bhoj/domain/kernel/collection';

/** A page reads the whole of each of these documents, on a phone as well. */
const MOST_BYTES = 700_000;

/** As long as `newId` makes them. */
const idOf = (n: number): string => `Item${String(n).padStart(16, '0')}`;
const numbers = Array.from({ length: MOST_ITEMS }, (_, n) => n);

const ITEMS = numbers.map((n) =>
  aStockItem({
    id: idOf(n),
    name: `लाल मिर्च पाउडर ${n}`,
    packs: [{ id: `Pack${String(n).padStart(16, '0')}`, name: 'बड़ा डिब्बा', quantity: 15 * KG }],
    usual: { quantity: KG, paise: paise(123_456) },
    shelf: 'Dry store',
  }),
);
const KEPT = { version: 1, stores: [{ id: 'bar', name: 'Bar' }], items: ITEMS };

const LEVEL = {
  quantity: 123_456_789,
  worthPaise: paise(1_234_567),
  last: { quantity: 5 * KG, paise: paise(123_456) },
  countedAt: NOW,
};
const LEVELS = Object.fromEntries(
  numbers.flatMap((n) => [
    [levelKey(idOf(n)), LEVEL],
    [levelKey(idOf(n), 'bar'), LEVEL],
  ]),
);

/** On the day of a whole count everything is sold, comes in and is counted. */
const MOVED = Object.fromEntries(numbers.map((n) => [idOf(n), [123_456_789, 1_234_567] as [number, number]]));
const DISHES = Array.from({ length: 500 }, (_, n) => `Dish${String(n).padStart(16, '0')}`);
const USES = Array.from({ length: 12 }, (_, n) => ({ itemId: idOf(n), quantity: 150_000 }));
const RECIPES = { portions: Object.fromEntries(DISHES.map((dish) => [dish, USES])) };

test.each<[string, Collection, object]>([
  ['the items', stockItems, KEPT],
  ['the names for the kitchen', kitchenStock, kitchenStockOf(KEPT, RECIPES)],
  ['the levels in two stores', stockLevels, { place: 50_000, foldedAt: NOW, levels: LEVELS }],
  [
    'the sums of a day',
    stockDays,
    { day: '2026-11-29', sums: { receipt: MOVED, usage: MOVED, count: MOVED, correction: MOVED } },
  ],
  ['the recipes of 500 dishes', recipes, { version: 1, ...RECIPES, batches: {} }],
])('%s of 2,000 items fit into 700 KB', (_, collection, value) => {
  expect(Object.keys(LEVELS)).toHaveLength(MOST_LEVELS);
  const path = collection.path({ restaurantId: 'owner@house.example', day: '2026-11-29' } as never);
  expect(storedSize(path, collection.encode(value as never))).toBeLessThanOrEqual(MOST_BYTES);
});
