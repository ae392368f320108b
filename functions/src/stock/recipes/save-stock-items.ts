import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import {
  freed,
  itemsWith,
  kitchenStockOf,
  NO_ITEMS,
  remeasured,
  usersOf,
} from '@bhoj/domain/stock/recipes/saved-items';
import { NO_RECIPES, onMenu, recipeName } from '@bhoj/domain/stock/recipes/saved-recipes';
import { saveStockItems as contract } from '@bhoj/domain/stock/recipes/stock-items.contract';
import { purchaseOrders } from '@bhoj/domain/stock/shape/buying.collection';
import { storeOfLevel } from '@bhoj/domain/stock/shape/levels.schema';
import {
  kitchenStock,
  recipes,
  stockItems,
  stockLevels,
  stockMoves,
} from '@bhoj/domain/stock/shape/stock.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';

/**
 * Returns the items that ever moved, by a move that may not be folded yet, and the items on a sent order, because its
 * lines are in their present measure.
 */
async function movedOf(store: Store, restaurantId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const [open, ...moves] = await Promise.all([
    store.find(purchaseOrders, { restaurantId }, purchaseOrders.queries.open()),
    ...ids.map((itemId) => store.find(stockMoves, { restaurantId }, stockMoves.queries.ofItem(itemId))),
  ]);
  const ordered = new Set(open.flatMap(({ value }) => value.lines.map(({ itemId }) => itemId)));
  return new Set(ids.filter((itemId, i) => ordered.has(itemId) || (moves[i] ?? []).length > 0));
}

export const saveStockItems = defineCallable(contract, (input, { caller, record }) =>
  transact(`${caller.restaurantId} stock`, async (store) => {
    const { restaurantId } = caller;
    const [known, cooked, levels, service] = await Promise.all([
      store.get(stockItems, { restaurantId }),
      store.get(recipes, { restaurantId }),
      store.get(stockLevels, { restaurantId }),
      store.get(serviceSettings, { restaurantId }),
    ]);
    const before = known ?? NO_ITEMS;
    const stored = cooked ?? NO_RECIPES;
    const used = usersOf(stored);
    // The menu matters only where a recipe stands in the way: the recipe's dish may have left it.
    const isHeld = freed(before, input.items).some((id) => used.has(id));
    const menu = isHeld ? await store.get(menus, { restaurantId }) : null;
    const living = menu === null ? stored : onMenu(stored, menu);
    const users = usersOf(living);
    const free = remeasured(before, input.items).filter((id) => !users.has(id));
    const nameOf = (key: string): string =>
      (menu === null ? null : recipeName(key, menu)) ??
      before.items.find(({ id }) => id === key)?.name ??
      key;
    const stocked = Object.entries(levels?.levels ?? {}).flatMap(([key, { quantity }]) => {
      const storeId = storeOfLevel(key);
      return quantity !== 0 && storeId !== null ? [storeId] : [];
    });
    const after = itemsWith(before, input, {
      moved: await movedOf(store, restaurantId, free),
      recipes: living,
      nameOf,
      stocked: new Set(stocked),
    });
    if (after === before) return { version: before.version };
    store.change(stockItems, { restaurantId }, known, after);
    if (service !== null && service.keepsStock !== true)
      store.update(serviceSettings, { restaurantId }, { keepsStock: true });
    store.set(kitchenStock, { restaurantId }, kitchenStockOf(after, living));
    if (living !== stored)
      store.change(recipes, { restaurantId }, cooked, { ...living, version: stored.version + 1 });
    const [first] = input.items;
    record(store, {
      items: input.items.length,
      ...(first !== undefined && { first: first.name }),
      version: after.version,
    });
    return { version: after.version };
  }),
);
