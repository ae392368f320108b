import { tables } from '@bhoj/domain/collections/restaurant';
import { orders } from '@bhoj/domain/collections/service';
import { takeRequest as contract } from '@bhoj/domain/contracts/guest';
import { speaksForTable, taken } from '@bhoj/domain/orders/requests';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const takeRequest = defineCallable(contract, ({ orderId, at }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const order = await store.get(orders, { restaurantId, orderId });
    if (order === null) throw new Refusal('order-not-found');
    const after = taken(order, at, caller.name);
    if (after === null) return {};
    const { tableId } = after;
    const table = tableId === null ? null : await store.get(tables, { restaurantId, tableId });
    store.update(orders, { restaurantId, orderId }, { request: after.request });
    if (table !== null && speaksForTable(table, orderId)) {
      store.update(tables, { restaurantId, tableId: table.id }, { serviceRequest: null });
    }
    record(store, { orderId, kind: after.request?.kind ?? '' });
    return {};
  }),
);
