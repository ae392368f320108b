import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { useLiveDoc } from './live.ts';
import { useRestaurantId } from './restaurant.tsx';

/** The categories on the menu of the restaurant. */
export function useMenuCategories() {
  const menu = useLiveDoc(menus, { restaurantId: useRestaurantId() });
  if (menu.state === 'ready') return { state: 'ready' as const, categories: menu.value.categories };
  return { state: menu.state === 'loading' ? ('loading' as const) : ('failed' as const) };
}
