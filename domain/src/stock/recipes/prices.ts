import { paise } from '../../money/money.ts';
import { itemOfLevel } from '../shape/levels.schema.ts';
import { costOfUsed } from './portion-cost.ts';
import { usageOfBatch } from './usage.ts';
import type { Recipes } from '../shape/recipes.schema.ts';
import type { Price } from './portion-cost.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Level, StockLevels } from '../shape/levels.schema.ts';

/** Returns the price of an item from its levels in all stores: the average of the goods there, or else the last price. */
function priceIn(levels: readonly Level[]): Price | null {
  const there = levels.filter(({ quantity, worthPaise }) => quantity > 0 && worthPaise > 0);
  if (there.length > 0)
    return {
      quantity: there.reduce((sum, { quantity }) => sum + quantity, 0),
      paise: paise(there.reduce((sum, { worthPaise }) => sum + worthPaise, 0)),
    };
  return levels.find(({ last }) => last !== null && last.paise > 0)?.last ?? null;
}

/** Returns the prices of items: from their levels, or else what each usually costs. An item without either is missing. */
export function pricesOf(
  items: readonly StockItem[],
  levels: StockLevels['levels'],
): ReadonlyMap<string, Price> {
  const byItem = new Map<string, Level[]>();
  for (const [key, level] of Object.entries(levels)) {
    const id = itemOfLevel(key);
    byItem.set(id, [...(byItem.get(id) ?? []), level]);
  }
  return new Map(
    items.flatMap(({ id, usual }): [string, Price][] => {
      const price = priceIn(byItem.get(id) ?? []) ?? usual ?? null;
      return price === null ? [] : [[id, price]];
    }),
  );
}

/**
 * Returns the prices together with those of preparations that are made ahead and had no batch yet: the cost of a batch by its
 * ingredients. A preparation with an unpriced ingredient gets no price. Recipes must have no circle (`circleIn`).
 */
export function withPreparations(
  prices: ReadonlyMap<string, Price>,
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
): ReadonlyMap<string, Price> {
  const all = new Map(prices);
  const add = (itemId: string): void => {
    const makes = Object.hasOwn(recipes.batches, itemId) ? (recipes.batches[itemId]?.makes ?? 0) : 0;
    const used = all.has(itemId) ? null : usageOfBatch(recipes, items, { itemId, quantity: makes });
    if (used === null) return;
    for (const each of used.keys()) add(each);
    const { costPaise, unpriced } = costOfUsed(used, all);
    if (used.size > 0 && unpriced.length === 0) all.set(itemId, { quantity: makes, paise: costPaise });
  };
  for (const itemId of Object.keys(recipes.batches)) add(itemId);
  return all;
}
