import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { moveTable as contract } from '@bhoj/domain/orders/acts.contract';
import { holdsTable } from '@bhoj/domain/orders/round';
import { moved } from '@bhoj/domain/orders/seating';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { VACANT } from '@bhoj/domain/tables/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readOrder } from '../shared/orders.repo.ts';

export const moveTable = defineCallable(contract, ({ orderId, toTableId }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [order, to] = await Promise.all([
      readOrder(store, restaurantId, orderId),
      store.get(tables, { restaurantId, tableId: toTableId }),
    ]);
    if (holdsTable(order) && order.tableId === toTableId) return {};
    if (to === null) throw new Refusal('table-not-found');
    const move = moved(orderId, order, to);
    store.change(orders, { restaurantId, orderId }, order, move.order);
    if (holdsTable(order)) store.update(tables, { restaurantId, tableId: order.tableId }, VACANT);
    store.change(tables, { restaurantId, tableId: toTableId }, to, move.to);
    record(store, { orderId, fromTableId: order.tableId, toTableId });
    return {};
  }),
);
