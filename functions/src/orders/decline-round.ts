import { orders, pendingRounds, rounds } from '@bhoj/domain/orders/order.collection';
import { declineRound as contract } from '@bhoj/domain/orders/rounds.contract';
import { knownResult, withoutPending } from '@bhoj/domain/orders/round';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const declineRound = defineCallable(contract, ({ orderId, roundId }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const order = await store.get(orders, { restaurantId, orderId });
    if (order === null) throw new Refusal('order-not-found');
    const known = knownResult(order, orderId, roundId);
    if (known?.outcome === 'declined') return {};
    if (known?.outcome !== 'waiting') throw new Refusal('round-not-found');
    store.change(orders, { restaurantId, orderId }, order, withoutPending(order, roundId));
    store.create(
      rounds,
      { restaurantId, orderId, roundId },
      {
        roundId,
        orderId,
        outcome: 'declined',
        kot: null,
        lineIds: [],
      },
    );
    store.delete(pendingRounds, { restaurantId, orderId, roundId });
    record(store, { orderId, roundId });
    return {};
  }),
);
