import { itemsWith, kitchenStockOf, NO_ITEMS, remeasured } from '@bhoj/domain/stock/recipes/saved-items';
import { NO_RECIPES } from '@bhoj/domain/stock/recipes/saved-recipes';
import { saveStockItems as contract } from '@bhoj/domain/stock/recipes/stock-items.contract';
import { storeOfLevel } from '@bhoj/domain/stock/shape/levels.schema';
import {
  kitchenStock,
  recipes,
  stockItems,
  stockLevels,
  stockMoves,
} from '@bhoj/domain/stock/shape/stock.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** Returns those of the items that ever moved, by a move that may not be folded yet. */
async function movedOf(store: Store, restaurantId: string, ids: readonly string[]): Promise<Set<string>> {
  const moves = await Promise.all(
    ids.map((itemId) => store.find(stockMoves, { restaurantId }, stockMoves.queries.ofItem(itemId))),
  );
  return new Set(ids.filter((_, i) => (moves[i] ?? []).length > 0));
}

export const saveStockItems = defineCallable(contract, (input, { caller, record }) =>
  transact(`${caller.restaurantId} stock`, async (store) => {
    const { restaurantId } = caller;
    const [known, cooked, levels] = await Promise.all([
      store.get(stockItems, { restaurantId }),
      store.get(recipes, { restaurantId }),
      store.get(stockLevels, { restaurantId }),
    ]);
    const before = known ?? NO_ITEMS;
    const stocked = Object.entries(levels?.levels ?? {}).flatMap(([key, { quantity }]) => {
      const storeId = storeOfLevel(key);
      return quantity !== 0 && storeId !== null ? [storeId] : [];
    });
    const after = itemsWith(before, input, {
      moved: await movedOf(store, restaurantId, remeasured(before, input.items)),
      recipes: cooked ?? NO_RECIPES,
      stocked: new Set(stocked),
    });
    if (after === before) return { version: before.version };
    store.change(stockItems, { restaurantId }, known, after);
    store.set(kitchenStock, { restaurantId }, kitchenStockOf(after));
    const [first] = input.items;
    record(store, {
      items: input.items.length,
      ...(first !== undefined && { first: first.name }),
      version: after.version,
    });
    return { version: after.version };
  }),
);
