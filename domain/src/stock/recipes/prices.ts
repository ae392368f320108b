import { paise } from '../../money/money.ts';
import { itemOfLevel } from '../shape/levels.schema.ts';
import type { Price } from './portion-cost.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Level, StockLevels } from '../shape/levels.schema.ts';

/** Returns the price of an item from its levels in all stores: the average of what is there, or else what was last paid. */
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
