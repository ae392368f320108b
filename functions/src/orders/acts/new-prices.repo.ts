import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { assertBillNotBegun } from '@bhoj/domain/orders/acts/begun-bill';
import { atListPrices } from '@bhoj/domain/orders/acts/repricing';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt } from '../../shared/orders.repo.ts';
import { readAccount } from '../../shared/orders.repo.ts';
import { readLists, readOrdering } from '../rounds/menu-of-now.repo.ts';

/** Reads the menu, and prices lines that came from another order or place as the order's place does now. */
export async function atPricesOfPlace(
  store: Store,
  restaurantId: string,
  { from, to }: { readonly from: Order; readonly to: Order },
  now: number,
  isMeant?: (lineId: string) => boolean,
): Promise<Order> {
  const ordering = await readOrdering(store, restaurantId, now);
  if (ordering === null) throw new Refusal('restaurant-not-found');
  const listsOf = await readLists(store, restaurantId, ordering);
  return atListPrices(to, ordering.menu, { from: listsOf(from), to: listsOf(to) }, isMeant);
}

/** As `atPricesOfPlace`, for all lines of an order that moves. Throws when its bill has begun. */
export async function atNewPrices(
  store: Store,
  at: OrderAt,
  places: { readonly from: Order; readonly to: Order },
  now: number,
): Promise<Order> {
  const { money } = await readAccount(store, at);
  assertBillNotBegun(money);
  return atPricesOfPlace(store, at.restaurantId, places, now);
}
