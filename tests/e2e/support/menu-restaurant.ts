import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { freshLogin, openRestaurant } from './restaurant.ts';
import type { Category, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Login } from './restaurant.ts';

export interface ReadyRestaurant {
  readonly owner: Login;
  /** The restaurant's first table. */
  readonly place: { readonly restaurantId: string; readonly tableId: string };
}

/** A restaurant that has finished onboarding, with two tables and these dishes, in one category unless others are given. */
export async function aReadyRestaurant(
  dishes: readonly Partial<MenuItem>[] = [],
  categories: readonly Category[] = aMenu().categories,
): Promise<ReadyRestaurant> {
  const owner = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(owner, {});
  await call(seedTables, { tablesPerFloor: [2] });
  if (dishes.length > 0) {
    const items = dishes.map((dish, i) => aMenuItem({ id: `dish-${i}`, otherNames: {}, ...dish }));
    const { addOnGroups } = aMenu();
    await call(saveMenu, { baseVersion: 0, content: { categories: [...categories], items, addOnGroups } });
  }
  return { owner, place: { restaurantId, tableId: 'F1-T01' } };
}
