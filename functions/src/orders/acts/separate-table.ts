import { separateTable as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { separateTable as separate } from '@bhoj/domain/orders/shape/moving-tables';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { readBookedDays } from '../../shared/booked-orders.repo.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const separateTable = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { orderId, tableId } = input;
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const at = { restaurantId, orderId };
    const before = await readOrder(store, at);
    await readBookedDays(store, restaurantId, before);
    const after = separate(before, tableId);
    if (after === before) return {};
    writeOrder(store, at, { before, after });
    record(store, { orderId, tableId });
    return {};
  });
});
