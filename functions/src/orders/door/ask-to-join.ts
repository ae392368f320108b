import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { hasKey } from '@bhoj/domain/orders/door/joining';
import { askToJoin as contract } from '@bhoj/domain/orders/door/joining.contract';
import { requestToJoin, joinRequestStateOf } from '@bhoj/domain/orders/door/join-requests';
import { assertTakesOrders } from '@bhoj/domain/orders/rounds/round';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const askToJoin = defineCallable(
  contract,
  ({ restaurantId, tableId, key, name }, { caller, now, foundToBelong }) =>
    transact(restaurantId, async (store) => {
      const [profile, table] = await Promise.all([
        store.need(profiles, { restaurantId }, 'restaurant-not-found'),
        store.need(tables, { restaurantId, tableId }, 'table-not-found'),
      ]);
      if (!hasKey(table, key)) throw new Refusal('key-required');
      foundToBelong(true);
      if (table.currentOrderId === null) throw new Refusal('order-closed');
      const at = { restaurantId, orderId: table.currentOrderId };
      const before = await readOrder(store, at);
      const { uid } = caller;
      if (joinRequestStateOf(before, uid, now) !== 'in') assertTakesOrders(profile, 'guest', now);
      const asked = requestToJoin(before, { uid, name, random: Math.random(), at: now });
      if (asked !== null) writeOrder(store, at, { before, after: asked });
      const { joining } = asked ?? before;
      const state = asked === null ? (joinRequestStateOf(before, uid, now) ?? 'waiting') : 'waiting';
      const label = (joining.guests[uid] ?? joining.requests?.[uid])?.label ?? '';
      return { state, label, orderId: state === 'in' ? at.orderId : null };
    }),
);
