import { unlockCode as unlock } from '@bhoj/domain/orders/door/join-requests';
import { unlockCode as contract } from '@bhoj/domain/orders/door/phones.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const unlockCode = defineCallable(contract, ({ orderId }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const before = await readOrder(store, at);
    const after = unlock(before);
    if (after === null) return {};
    writeOrder(store, at, { before, after });
    record(store, { orderId });
    return {};
  }),
);
