import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import { LONG_CODE, SHORT_CODE } from '@bhoj/domain/orders/door/code-tries';
import { sendPhoneAway as sendAway } from '@bhoj/domain/orders/door/join-requests';
import { sendPhoneAway as contract } from '@bhoj/domain/orders/door/phones.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const sendPhoneAway = defineCallable(contract, ({ orderId, uid }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const before = await readOrder(store, at);
    // A long code stays long.
    const code = newJoiningCode(before.joining.code.length > SHORT_CODE ? LONG_CODE : SHORT_CODE);
    const after = sendAway(before, uid, { code, at: now });
    if (after === null) return {};
    writeOrder(store, at, { before, after });
    record(store, { orderId, phone: after.joining.requests?.[uid]?.label ?? '' });
    return {};
  }),
);
