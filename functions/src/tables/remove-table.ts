import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { removeTable as contract } from '@bhoj/domain/tables/tables.contract';
import { assertCanRemove } from '@bhoj/domain/tables/seating-plan';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readSeating, writeSeating } from './seating.repo.ts';

export const removeTable = defineCallable(contract, ({ tableId }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const seating = await readSeating(store, restaurantId);
    const table = seating.tables.find(({ id }) => id === tableId);
    if (table === undefined) return {};
    // Counts instead of reading, because an unreadable order waits too.
    const waiting = await store.count(
      orders,
      { restaurantId },
      orders.queries.waitingAt(tableId, new Date(now)),
    );
    assertCanRemove(table, seating.tables, waiting > 0);
    writeSeating(store, restaurantId, seating, { add: [], remove: [table], at: now });
    record(store, { tableId });
    return {};
  }),
);
