import { changePartySize as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { withPartySize } from '@bhoj/domain/orders/acts/party-size';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const changePartySize = defineCallable(contract, ({ orderId, partySize }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const before = await readOrder(store, at);
    const after = withPartySize(before, partySize);
    if (same(after, before)) return {};
    writeOrder(store, at, { before, after });
    record(store, { orderId, before: before.partySize, after: partySize });
    return {};
  }),
);
