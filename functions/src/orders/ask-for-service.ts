import { tables } from '@bhoj/domain/collections/restaurant';
import { orders } from '@bhoj/domain/collections/service';
import { askForService as contract } from '@bhoj/domain/contracts/guest';
import { asked, speaksForTable } from '@bhoj/domain/orders/requests';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { joinedOrder } from './joined-order.ts';

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
