import { enterCode as contract } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { putCode } from './put-code.ts';

export const enterCode = defineCallable(contract, ({ orderId, requestId, code }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const isNew = await putCode(store, { restaurantId, orderId }, { code, requestId, now });
    if (isNew) record(store, { orderId, code });
    return {};
  }),
);
