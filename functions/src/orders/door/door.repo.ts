import { Refusal } from '@bhoj/domain/catalogue/reasons';
import {
  assertRoomAtDoor,
  DOOR_ROUNDS_PER_ADDRESS,
  DOOR_WINDOW_MS,
  isAtDoor,
} from '@bhoj/domain/orders/door/door';
import { wantedTable } from '@bhoj/domain/orders/door/joining';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { bucketKey } from '../../firebase/rate-limit.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../../firebase/store.ts';

interface Asker {
  readonly restaurantId: string;
  readonly address: string;
  readonly now: number;
}

/**
 * Before a round of an order at the door is stored: checks that the list of waiting orders has room, and counts the
 * round for its address. Reads before it writes, and does nothing for other orders. Throws `door-full`,
 * `too-many-requests`.
 */
export async function askAtDoor(
  store: Store,
  order: Order,
  { restaurantId, address, now }: Asker,
): Promise<void> {
  if (!isAtDoor(order)) return;
  const key = bucketKey('door', 'ip', `${address} ${restaurantId}`);
  const [asking, known] = await Promise.all([
    store.count(orders, { restaurantId }, orders.queries.askingAtDoor(new Date(now))),
    store.get(limits, { key }),
  ]);
  assertRoomAtDoor(order, asking);
  const isFresh = known === null || now - known.windowStart >= DOOR_WINDOW_MS;
  const bucket = isFresh ? { count: 0, windowStart: now, expireAt: now + 2 * DOOR_WINDOW_MS } : known;
  if (bucket.count >= DOOR_ROUNDS_PER_ADDRESS)
    throw new Refusal('too-many-requests', { waitMs: bucket.windowStart + DOOR_WINDOW_MS - now });
  store.set(limits, { key }, { ...bucket, count: bucket.count + 1 });
}

/** Returns the table that an order at the door asks for; null for any other order. Throws `table-not-found`. */
export async function readWantedTable(
  store: Store,
  restaurantId: string,
  order: Order,
): Promise<Table | null> {
  const tableId = wantedTable(order);
  if (tableId === null) return null;
  const table = await store.need(tables, { restaurantId, tableId }, 'table-not-found');
  return table;
}
