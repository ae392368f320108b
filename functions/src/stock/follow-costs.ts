import { costsOf } from '@bhoj/domain/menu/dish/costs';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { costsByRecipes } from '@bhoj/domain/stock/recipes/recipe-costs';
import { pricesOf } from '@bhoj/domain/stock/recipes/prices';
import { recipes, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { onWritten } from '../firebase/define-trigger.ts';
import { transact } from '../firebase/store.ts';

/**
 * Computes the costs of dishes by their recipes anew, and writes those that changed. It reads what is stored now, so events may come
 * twice, late, and in any order. A restaurant without recipes costs it two reads.
 */
const follow = (restaurantId: string): Promise<void> =>
  transact(`${restaurantId} costs`, async (store) => {
    const [cooked, known] = await Promise.all([
      store.get(recipes, { restaurantId }),
      store.get(menuCosts, { restaurantId }),
    ]);
    if (cooked === null && known?.fromRecipe === undefined) return;
    const [kept, levels, menu] = await Promise.all([
      store.get(stockItems, { restaurantId }),
      store.get(stockLevels, { restaurantId }),
      store.get(menus, { restaurantId }),
    ]);
    if (menu === null) return;
    const items = kept?.items ?? [];
    const fromRecipe =
      cooked === null
        ? {}
        : costsByRecipes(
            cooked,
            new Map(items.map((item) => [item.id, item])),
            pricesOf(items, levels?.levels ?? {}),
            menu,
          );
    store.change(
      menuCosts,
      { restaurantId },
      known,
      costsOf(menu, { costs: known?.costs ?? {}, fromRecipe }),
    );
  });

const inStock = ({ params }: { readonly params: Readonly<Record<string, string>> }): Promise<void> =>
  follow(params['restaurantId'] ?? '');

export const followRecipes = onWritten('followRecipes', recipes.pattern, inStock);
/** Yields and usual prices of items. */
export const followItems = onWritten('followItems', stockItems.pattern, inStock);
/** Prices: what was paid, and what is there. */
export const followPrices = onWritten('followPrices', stockLevels.pattern, inStock);
/** New sizes of dishes that have a recipe. */
export const followSizes = onWritten('followSizes', menus.pattern, inStock);
