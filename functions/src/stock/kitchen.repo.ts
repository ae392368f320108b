import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { recipes, stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { needsMenu } from '@bhoj/domain/stock/ledger/sold';
import { itemsById } from '@bhoj/domain/stock/ledger/usage-move';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import type { Kitchen } from '@bhoj/domain/stock/ledger/usage-move';
import type { Store } from '../firebase/store.ts';

export type Reader = Pick<Store, 'get' | 'find'>;

/** Returns the recipes of a restaurant that has any; one read. */
export async function readRecipes(store: Reader, restaurantId: string): Promise<Recipes | null> {
  const known = await store.get(recipes, { restaurantId });
  return known === null || Object.keys(known.portions).length === 0 ? null : known;
}

/** Reads the items and the menu, which also decide how much stock the lines of an order use. */
export async function readKitchen(
  store: Reader,
  restaurantId: string,
  known: Recipes,
  lines: Order['lines'],
): Promise<Kitchen> {
  const [items, menu] = await Promise.all([
    store.get(stockItems, { restaurantId }),
    needsMenu(known, lines) ? store.get(menus, { restaurantId }) : null,
  ]);
  return { recipes: known, items: itemsById(items), menu };
}
