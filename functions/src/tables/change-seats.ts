import { tables } from '@bhoj/domain/tables/table.collection';
import { changeSeats as contract } from '@bhoj/domain/tables/tables.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const changeSeats = defineCallable(contract, ({ tableId, seats }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, tableId };
    const table = await store.need(tables, at, 'table-not-found');
    if (table.seats === seats) return {};
    store.update(tables, at, { seats });
    record(store, { tableId, from: table.seats, to: seats });
    return {};
  }),
);
