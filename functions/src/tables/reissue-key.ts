import { tables } from '@bhoj/domain/tables/table.collection';
import { reissueKey as contract } from '@bhoj/domain/tables/tables.contract';
import { newTableKey } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { rekeyed } from '@bhoj/domain/tables/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const reissueKey = defineCallable(contract, ({ tableId, key }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const table = await store.get(tables, { restaurantId, tableId });
    if (table === null) throw new Refusal('table-not-found');
    if (table.key !== key) return {};
    store.set(tables, { restaurantId, tableId }, rekeyed(table, restaurantId, newTableKey()));
    record(store, { tableId });
    return {};
  }),
);
