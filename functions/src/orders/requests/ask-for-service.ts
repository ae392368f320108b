import { requestService, speaksForTable } from '@bhoj/domain/orders/requests/service-requests';
import { askForService as contract } from '@bhoj/domain/orders/requests/service-requests.contract';
import { assertNotSuspended, assertTakesOrders } from '@bhoj/domain/orders/rounds/round';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrderOfGuest, writeRequest } from '../../shared/orders.repo.ts';

/** A party that has ordered may ask for its bill at any hour, and for a waiter unless the restaurant is suspended. */
const assertMayAsk = (profile: Profile, { state }: Order, now: number): void =>
  state === 'waiting' ? assertTakesOrders(profile, 'guest', now) : assertNotSuspended(profile);

export const askForService = defineCallable(contract, ({ restaurantId, orderId, kind }, { caller, now }) =>
  transact(restaurantId, async (store) => {
    const at = { restaurantId, orderId };
    const before = await readOrderOfGuest(store, at, caller.uid);
    const after = requestService(before, kind, now);
    if (after === null || after.tableId === null) return {};
    const [table, profile] = await Promise.all([
      store.get(tables, { restaurantId, tableId: after.tableId }),
      after.state === 'waiting' || kind === 'waiter' ? store.get(profiles, { restaurantId }) : null,
    ]);
    if (profile !== null) assertMayAsk(profile, after, now);
    // Another party now sits at the table.
    if (table === null || !speaksForTable(table, orderId)) throw new Refusal('order-closed');
    writeRequest(store, at, { before, after, table });
    return {};
  }),
);
