import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { saveRecipes as contract } from '@bhoj/domain/stock/recipes/recipes.contract';
import { kitchenStockOf, NO_ITEMS } from '@bhoj/domain/stock/recipes/saved-items';
import { NO_RECIPES, recipesWith } from '@bhoj/domain/stock/recipes/saved-recipes';
import { kitchenStock, recipes, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

export const saveRecipes = defineCallable(contract, (input, { caller, record }) =>
  transact(`${caller.restaurantId} stock`, async (store) => {
    const { restaurantId } = caller;
    const [menu, known, kept] = await Promise.all([
      store.need(menus, { restaurantId }, 'restaurant-not-found'),
      store.get(recipes, { restaurantId }),
      store.get(stockItems, { restaurantId }),
    ]);
    const before = known ?? NO_RECIPES;
    const { items } = kept ?? NO_ITEMS;
    const after = recipesWith(before, input, new Map(items.map((item) => [item.id, item])), menu);
    if (after === before) return { version: before.version };
    store.change(recipes, { restaurantId }, known, after);
    if (kept !== null) store.set(kitchenStock, { restaurantId }, kitchenStockOf(kept, after));
    record(store, {
      recipes: Object.keys(input.portions).length,
      preparations: Object.keys(input.batches).length,
      version: after.version,
    });
    return { version: after.version };
  }),
);
