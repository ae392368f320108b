import { closedOnceBilled } from '@bhoj/domain/billing/settlement';
import { cancelLines as contract } from '@bhoj/domain/orders/acts.contract';
import { withCancelled } from '@bhoj/domain/orders/cancelling';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readOrder, writeOrder } from '../shared/orders.repo.ts';

export const cancelLines = defineCallable(contract, ({ orderId, lineIds, reason }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const known = await readOrder(store, restaurantId, orderId);
    const order = closedOnceBilled(withCancelled(known, lineIds, reason), now);
    if (order === known) return {};
    writeOrder(store, { restaurantId, orderId }, known, order);
    record(store, { orderId, lineIds: lineIds.join(' '), reason });
    return {};
  }),
);
