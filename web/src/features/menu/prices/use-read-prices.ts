import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { useClient } from '../../../firebase/client.ts';
import { readDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** Reads the price lists of a menu for its file. A menu without any reads nothing. */
export function useReadPrices() {
  const client = useClient();
  const restaurantId = useRestaurantId();
  /** Without a network the file has no price lists; importing it changes none. */
  return async ({ priceLists }: Pick<Menu, 'priceLists'>): Promise<Prices> => {
    if (priceLists === undefined) return NO_PRICES;
    return (await readDoc(client, menuPrices, { restaurantId }).catch(() => null)) ?? NO_PRICES;
  };
}
