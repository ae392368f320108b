import { same } from '@bhoj/domain/kernel/same';
import { costsOf } from '@bhoj/domain/menu/dish/costs';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { costsByRecipes } from '@bhoj/domain/stock/recipes/recipe-costs';
import { pricesOf, withPreparations } from '@bhoj/domain/stock/recipes/prices';
import { recipes, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import type { WrittenEvent } from '../../firebase/define-trigger.ts';
import { readAt, transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';

/** Returns the costs as they are stored, and as recipes, prices and menu say now; null for a restaurant without recipes. */
async function readCosts(store: Pick<Store, 'get'>, restaurantId: string) {
  const [cooked, known] = await Promise.all([
    store.get(recipes, { restaurantId }),
    store.get(menuCosts, { restaurantId }),
  ]);
  if (cooked === null && known?.fromRecipe === undefined) return null;
  const [kept, levels, menu] = await Promise.all([
    store.get(stockItems, { restaurantId }),
    store.get(stockLevels, { restaurantId }),
    store.get(menus, { restaurantId }),
  ]);
  if (menu === null) return null;
  const list = kept?.items ?? [];
  const items = new Map(list.map((item) => [item.id, item]));
  const fromRecipe =
    cooked === null
      ? {}
      : costsByRecipes(
          cooked,
          items,
          withPreparations(pricesOf(list, levels?.levels ?? {}), cooked, items),
          menu,
        );
  return { known, costs: costsOf(menu, { costs: known?.costs ?? {}, fromRecipe }) };
}

/**
 * Computes the costs of dishes by their recipes anew, and writes those that changed. It reads the present documents, so
 * events may come twice, late, and in any order. Levels change with every bill, but few changes alter a cost: only then
 * does a transaction lock these documents. A restaurant without recipes costs it two reads.
 */
export async function followCosts({ params: { restaurantId = '' } }: WrittenEvent): Promise<void> {
  const seen = await readAt((store) => readCosts(store, restaurantId));
  if (seen === null || same(seen.known, seen.costs)) return;
  await transact(`${restaurantId} costs`, async (store) => {
    const now = await readCosts(store, restaurantId);
    if (now !== null && !same(now.known, now.costs))
      store.change(menuCosts, { restaurantId }, now.known, now.costs);
  });
}
