import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { holdsTable, tabOf } from '@bhoj/domain/orders/round';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { VACANT } from '@bhoj/domain/tables/table';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Store } from '../firebase/store.ts';

/** Throws `order-not-found`. */
export async function readOrder(store: Store, restaurantId: string, orderId: string): Promise<Order> {
  const order = await store.get(orders, { restaurantId, orderId });
  if (order === null) throw new Refusal('order-not-found');
  return order;
}

/** Writes what became of an order at its table, and what the table shows of it: the table is free once it is closed. */
export function writeOrder(
  store: Store,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
  before: Order,
  after: Order,
): void {
  store.change(orders, { restaurantId, orderId }, before, after);
  if (!holdsTable(before)) return;
  store.update(tables, { restaurantId, tableId: before.tableId }, holdsTable(after) ? tabOf(after) : VACANT);
}
