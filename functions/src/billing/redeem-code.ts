import { redeemCode as contract } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { assertJoined } from '@bhoj/domain/orders/requests/service-requests';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { putCode } from './put-code.ts';

export const redeemCode = defineCallable(
  contract,
  ({ restaurantId, orderId, requestId, code }, { caller, now }) =>
    actOnce(contract, { restaurantId, requestId, now }, async (store) => {
      const check = (order: Parameters<typeof assertJoined>[0]) => assertJoined(order, caller.uid);
      await putCode(store, { restaurantId, orderId }, { code, requestId, now, check });
      return {};
    }),
);
