import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { takeRequest as contract } from '@bhoj/domain/orders/requests.contract';
import { speaksForTable, taken } from '@bhoj/domain/orders/requests';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
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
