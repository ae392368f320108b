import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Client } from '../../../firebase/client.ts';
import { readDoc } from '../../../firebase/live.ts';

/**
 * Reads the price lists of a menu for its file; nothing when the menu has none. Without a network the file has no price
 * lists, and its import changes none.
 */
export async function readPrices(
  client: Client,
  restaurantId: string,
  { priceLists }: Pick<Menu, 'priceLists'>,
): Promise<Prices> {
  if (priceLists === undefined) return NO_PRICES;
  return (await readDoc(client, menuPrices, { restaurantId }).catch(() => null)) ?? NO_PRICES;
}
