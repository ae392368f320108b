import { aBusyOrder, BUSY_FLOORS, busyTables } from '@bhoj/domain/fixtures/busy-evening';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { showOrder } from '@bhoj/domain/orders/rounds/round';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { freshLogin, hire, openRestaurant } from '../../tests/e2e/support/restaurant.ts';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { withoutTriggers } from '../../demo/live/without-triggers.ts';
import type { Login } from '../../tests/e2e/support/restaurant.ts';

/** A restaurant with 60 open tables of four rounds each, and 40 tickets in the kitchen. */
export interface BusyEvening {
  readonly restaurantId: string;
  readonly captain: Login;
  readonly kitchen: Login;
}

export async function busyEvening(): Promise<BusyEvening> {
  const urls = urlsFromEnv(process.env);
  const admin = openAdmin(urls);
  const owner = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(owner, {});
  await call(seedTables, { tablesPerFloor: BUSY_FLOORS });
  await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const captain = await hire(owner, 'captain', 'Suresh Pawar');
  const kitchen = await hire(owner, 'kitchen', 'Ganesh Shetty');
  const at = Date.now();
  await withoutTriggers(urls, async () => {
    await Promise.all(
      busyTables().map(async (tableId, n) => {
        const orderId = `Busy${String(n).padStart(16, '0')}`;
        const order = aBusyOrder(DEMO_MENU.items, { tableId, n, at });
        await admin.set(orders, { restaurantId, orderId }, order);
        const table = await admin.get(tables, { restaurantId, tableId });
        await admin.set(tables, { restaurantId, tableId }, showOrder(table, orderId, order));
      }),
    );
  });
  await admin.close();
  return { restaurantId, captain, kitchen };
}
