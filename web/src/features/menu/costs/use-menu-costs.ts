import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import { useClient } from '../../../firebase/client.ts';
import { readDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** Reads cost prices for the menu's file. */
export function useMenuCosts() {
  const client = useClient();
  const restaurantId = useRestaurantId();
  return {
    /** Without a network the file has no costs; importing its empty cells changes none. */
    read: async (): Promise<Costs['costs']> =>
      (await readDoc(client, menuCosts, { restaurantId }).catch(() => null))?.costs ?? {},
  };
}
