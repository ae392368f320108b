import { pendingRounds } from '@bhoj/domain/orders/order.collection';
import { cancelOrder as contract } from '@bhoj/domain/orders/acts.contract';
import { cancelledOrder } from '@bhoj/domain/orders/cancelling';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readOrder, writeOrder } from '../shared/orders.repo.ts';

export const cancelOrder = defineCallable(contract, ({ orderId, reason }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const known = await readOrder(store, restaurantId, orderId);
    if (known.state === 'Cancelled' && known.cancelReason !== null) return {};
    const order = cancelledOrder(known, { reason, by: caller.kind, at: now });
    writeOrder(store, { restaurantId, orderId }, known, order);
    for (const roundId of known.pendingRounds)
      store.delete(pendingRounds, { restaurantId, orderId, roundId });
    record(store, { orderId, reason });
    return {};
  }),
);
