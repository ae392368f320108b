import { orders } from '@bhoj/domain/orders/order.collection';
import { assertJoined } from '@bhoj/domain/orders/requests';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Store } from '../firebase/store.ts';

/** An order for one of its guests. Throws `order-not-found`, `not-at-this-table`. */
export async function joinedOrder(
  store: Store,
  ids: { restaurantId: string; orderId: string },
  uid: string,
): Promise<Order> {
  const order = await store.get(orders, ids);
  if (order === null) throw new Refusal('order-not-found');
  assertJoined(order, uid);
  return order;
}
