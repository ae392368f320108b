import { admitPhone as admit } from '@bhoj/domain/orders/door/join-requests';
import { admitPhone as contract } from '@bhoj/domain/orders/door/phones.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const admitPhone = defineCallable(contract, ({ orderId, uid }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const before = await readOrder(store, at);
    const after = admit(before, uid);
    if (after === null) return {};
    writeOrder(store, at, { before, after });
    record(store, { orderId, phone: after.joining.guests[uid]?.label ?? '' });
    return {};
  }),
);
