import { pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { declineRound as contract } from '@bhoj/domain/orders/rounds/rounds.contract';
import { declineRound as decline, knownResult } from '@bhoj/domain/orders/rounds/round';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const declineRound = defineCallable(contract, ({ orderId, roundId }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const order = await readOrder(store, { restaurantId, orderId });
    const known = knownResult(order, { orderId, roundId, stored: null });
    if (known?.outcome === 'declined') return {};
    if (known?.outcome !== 'waiting') throw new Refusal('round-not-found');
    writeOrder(store, { restaurantId, orderId }, { before: order, after: decline(order, roundId) });
    store.delete(pendingRounds, { restaurantId, orderId, roundId });
    record(store, { orderId, roundId });
    return {};
  }),
);
