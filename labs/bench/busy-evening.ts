import { anOrder, withStages } from '@bhoj/domain/fixtures/orders';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { showOrder } from '@bhoj/domain/orders/rounds/round';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { tableIdOf } from '@bhoj/domain/tables/table';
import { tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf, MINUTE } from '@bhoj/domain/time/ist';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { freshLogin, hire, openRestaurant } from '../../tests/e2e/support/restaurant.ts';
import { DEMO_MENU } from '../../demo/demo-menu.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { withoutTriggers } from '../../demo/live/without-triggers.ts';
import type { Login } from '../../tests/e2e/support/restaurant.ts';

const FLOORS = [30, 30];
const TABLES = 60;
const TICKETS = 40;
/** Rounds of each table; the last one is a ticket at the first forty tables. */
const ROUNDS = 4;
const DISHES = 4;

/** Returns an order with this many rounds. The kitchen has finished all of them, or all but the last. */
function anEvening(tableId: string, n: number, at: number): Order {
  const { items } = DEMO_MENU;
  const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
    kot: n * ROUNDS + round + 1,
    at: at - (ROUNDS - round) * 15 * MINUTE + n * 1000,
    lines: Array.from({ length: DISHES }, (__, dish) => {
      const item = items[(n + round * DISHES + dish) % items.length];
      return lineOf(item?.name ?? 'Dal', 100 + dish * 20, {
        itemId: item?.id ?? 'dal',
        quantity: 1 + (dish % 2),
      });
    }),
  }));
  const order = anOrder({ tableId, at, businessDay: businessDayOf(at, '04:00'), rounds });
  const done = Object.keys(order.lines).filter((id) => n >= TICKETS || !id.startsWith(`${ROUNDS}-`));
  return withStages(order, { cooking: done, ready: done, served: done }, at);
}

/** The people of a restaurant with 60 open tables of four rounds each, and 40 tickets in the kitchen. */
export async function busyEvening(): Promise<Readonly<Record<'captain' | 'kitchen', Login>>> {
  const urls = urlsFromEnv(process.env);
  const admin = openAdmin(urls);
  const owner = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(owner, {});
  await call(seedTables, { tablesPerFloor: FLOORS });
  await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const captain = await hire(owner, 'captain', 'Suresh Pawar');
  const kitchen = await hire(owner, 'kitchen', 'Ganesh Shetty');
  const at = Date.now();
  await withoutTriggers(urls, async () => {
    const places = FLOORS.flatMap((count, floor) =>
      Array.from({ length: count }, (_, i) => tableIdOf(floor + 1, i + 1)),
    );
    await Promise.all(
      places.slice(0, TABLES).map(async (tableId, n) => {
        const orderId = `Busy${String(n).padStart(16, '0')}`;
        const order = anEvening(tableId, n, at);
        await admin.set(orders, { restaurantId, orderId }, order);
        const table = await admin.get(tables, { restaurantId, tableId });
        await admin.set(tables, { restaurantId, tableId }, showOrder(table, orderId, order));
      }),
    );
  });
  await admin.close();
  return { captain, kitchen };
}
