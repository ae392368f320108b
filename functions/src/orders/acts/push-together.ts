import { pushTogether as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { pushTogether as push } from '@bhoj/domain/orders/shape/moving-tables';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { readBookedDays } from '../../shared/booked-orders.repo.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const pushTogether = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { orderId, tableId } = input;
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const at = { restaurantId, orderId };
    const [before, table] = await Promise.all([
      readOrder(store, at),
      store.need(tables, { restaurantId, tableId }, 'table-not-found'),
    ]);
    if (before.tableId === null) throw new Refusal('not-at-a-table');
    const [lead] = await Promise.all([
      store.need(tables, { restaurantId, tableId: before.tableId }, 'table-not-found'),
      readBookedDays(store, restaurantId, before),
    ]);
    const after = push(before, lead, table);
    if (after === before) return {};
    writeOrder(store, at, { before, after, joined: [table] });
    record(store, { orderId, tableId });
    return {};
  });
});
