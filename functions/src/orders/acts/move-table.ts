import { moveTable as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { holdsTable } from '@bhoj/domain/orders/rounds/round';
import { moveOrder } from '@bhoj/domain/orders/shape/moving-tables';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { readBookedDays } from '../../shared/booked-orders.repo.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const moveTable = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { orderId, toTableId } = input;
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const at = { restaurantId, orderId };
    const [before, to] = await Promise.all([
      readOrder(store, at),
      store.get(tables, { restaurantId, tableId: toTableId }),
    ]);
    if (holdsTable(before) && before.tableId === toTableId) return {};
    await readBookedDays(store, restaurantId, before);
    if (to === null) throw new Refusal('table-not-found');
    const after = moveOrder(before, to);
    writeOrder(store, at, { before, after, table: to });
    record(store, { orderId, fromTableId: before.tableId, toTableId });
    return {};
  });
});
