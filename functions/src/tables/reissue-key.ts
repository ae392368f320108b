import { tables } from '@bhoj/domain/tables/table.collection';
import { reissueKey as contract } from '@bhoj/domain/tables/tables.contract';
import { newTableKey } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { sendToDoor } from '@bhoj/domain/orders/door/door';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { rekeyed } from '@bhoj/domain/tables/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { writeOrder } from '../shared/orders.repo.ts';

export const reissueKey = defineCallable(contract, ({ tableId, key }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const table = await store.get(tables, { restaurantId, tableId });
    if (table === null) throw new Refusal('table-not-found');
    if (table.key !== key) return {};
    const { rows } = await store.findReadable(
      orders,
      { restaurantId },
      orders.queries.waitingAt(tableId, new Date(now)),
    );
    store.set(tables, { restaurantId, tableId }, rekeyed(table, restaurantId, newTableKey()));
    // Phones that scanned the old code and have not ordered yet are treated as if they scanned it now.
    for (const { id, value } of rows)
      writeOrder(store, { restaurantId, orderId: id }, { before: value, after: sendToDoor(value) });
    record(store, { tableId });
    return {};
  }),
);
