import { menuRowsOf } from '@bhoj/domain/menu/file/csv';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Client } from '../../../firebase/client.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { readPrices } from '../prices/read-prices.ts';

/** Downloads a menu with its cost prices and price lists under a name. */
export async function exportMenu(
  client: Client,
  {
    restaurantId,
    menu,
    costs,
    name,
  }: { restaurantId: string; menu: Menu; costs: Costs['costs']; name: string },
): Promise<void> {
  downloadCsv(name, menuRowsOf(menu, costs, await readPrices(client, restaurantId, menu)));
}
