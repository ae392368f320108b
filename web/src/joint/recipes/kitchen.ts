import { NO_ITEMS } from '@bhoj/domain/stock/recipes/saved-items';
import { NO_RECIPES } from '@bhoj/domain/stock/recipes/saved-recipes';
import { pricesOf, withPreparations } from '@bhoj/domain/stock/recipes/prices';
import type { Price } from '@bhoj/domain/stock/recipes/portion-cost';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import { recipes, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { useMemo } from 'react';
import { useLiveDoc } from '../../firebase/live.ts';
import type { Live } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { useMay } from '../../firebase/rights.ts';

/** The data to write recipes with: the items, the recipes themselves, and the costs of ingredients. */
export interface Kitchen {
  readonly kept: StockItems;
  readonly items: ReadonlyMap<string, StockItem>;
  readonly recipes: Recipes;
  /** The levels; null where they could not be read, and for those who may not see them. */
  readonly levels: StockLevels['levels'] | null;
  /** Reads the levels again; null where nothing failed. */
  readonly readLevels: (() => void) | null;
  /** Empty for those who may not see the cost of goods; the last prices where the levels could not be read. */
  readonly prices: ReadonlyMap<string, Price>;
}

/** A document that does not exist yet reads as an empty one. */
const orEmpty = <T>(live: Live<T>, empty: T): Live<T> =>
  live.state === 'missing' ? { state: 'ready', value: empty, fromCache: false } : live;

/** Reads the items, the recipes and the levels: three documents. */
export function useKitchen(): Live<Kitchen> {
  const restaurantId = useRestaurantId();
  const may = useMay();
  const seesPrices = may('stock') || may('see-profit');
  const kept = orEmpty(useLiveDoc(stockItems, { restaurantId }), NO_ITEMS);
  const cooked = orEmpty(useLiveDoc(recipes, { restaurantId }), NO_RECIPES);
  const levels = useLiveDoc(stockLevels, seesPrices ? { restaurantId } : null);
  return useMemo((): Live<Kitchen> => {
    if (kept.state !== 'ready') return kept;
    if (cooked.state !== 'ready') return cooked;
    if (seesPrices && levels.state === 'loading') return levels;
    const { items } = kept.value;
    const none = levels.state === 'missing' ? {} : null;
    const known = levels.state === 'ready' ? levels.value.levels : none;
    const byId = new Map(items.map((item) => [item.id, item]));
    const value: Kitchen = {
      kept: kept.value,
      items: byId,
      recipes: cooked.value,
      levels: known,
      readLevels: levels.state === 'failed' || levels.state === 'denied' ? levels.retry : null,
      prices: seesPrices ? withPreparations(pricesOf(items, known ?? {}), cooked.value, byId) : new Map(),
    };
    return { state: 'ready', value, fromCache: kept.fromCache || cooked.fromCache };
  }, [kept, cooked, levels, seesPrices]);
}
