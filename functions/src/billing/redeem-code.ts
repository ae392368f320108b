import { redeemCode as contract } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { assertJoined } from '@bhoj/domain/orders/requests/service-requests';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { putCode } from './put-code.ts';

export const redeemCode = defineCallable(
  contract,
  ({ restaurantId, orderId, requestId, code }, { caller, now }) =>
    transact(restaurantId, async (store) => {
      const check = (order: Parameters<typeof assertJoined>[0]) => assertJoined(order, caller.uid);
      await putCode(store, { restaurantId, orderId }, { code, requestId, now, check });
      return {};
    }),
);
