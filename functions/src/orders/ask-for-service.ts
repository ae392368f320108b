import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { askForService as contract } from '@bhoj/domain/orders/requests.contract';
import { asked, speaksForTable } from '@bhoj/domain/orders/requests';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { joinedOrder } from '../shared/joined-order.repo.ts';

export const askForService = defineCallable(contract, ({ restaurantId, orderId, kind }, { caller, now }) =>
  transact(restaurantId, async (store) => {
    const order = await joinedOrder(store, { restaurantId, orderId }, caller.uid);
    const after = asked(order, kind, now);
    if (after === null || after.tableId === null) return {};
    const { tableId } = after;
    const table = await store.get(tables, { restaurantId, tableId });
    // Another party sits there by now.
    if (table === null || !speaksForTable(table, orderId)) throw new Refusal('order-closed');
    store.update(orders, { restaurantId, orderId }, { request: after.request });
    store.update(tables, { restaurantId, tableId }, { serviceRequest: kind });
    return {};
  }),
);
