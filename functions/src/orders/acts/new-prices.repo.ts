import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { assertBillNotBegun } from '@bhoj/domain/orders/acts/begun-bill';
import { atListPrices } from '@bhoj/domain/orders/acts/repricing';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt } from '../../shared/orders.repo.ts';
import { readAccount } from '../../shared/orders.repo.ts';
import { readListed, readOrdering } from '../rounds/menu-of-now.repo.ts';

/** Reads the menu, and returns an order with lines at the prices of the lists that count at its place now. */
export async function atPricesOfPlace(
  store: Store,
  restaurantId: string,
  order: Order,
  now: number,
  isMeant?: (lineId: string) => boolean,
): Promise<Order> {
  const ordering = await readOrdering(store, restaurantId, now);
  if (ordering === null) throw new Refusal('restaurant-not-found');
  const listed = await readListed(store, restaurantId, ordering, order, now);
  return atListPrices(order, ordering.menu, listed ?? { lists: [], prices: NO_PRICES }, isMeant);
}

/** As `atPricesOfPlace`, for all lines of an order that moves. Throws when its bill has begun. */
export async function atNewPrices(store: Store, at: OrderAt, moved: Order, now: number): Promise<Order> {
  const { money } = await readAccount(store, at);
  assertBillNotBegun(money);
  return atPricesOfPlace(store, at.restaurantId, moved, now);
}
