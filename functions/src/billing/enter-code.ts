import { enterCode as contract } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { putCode } from './put-code.ts';

export const enterCode = defineCallable(contract, ({ orderId, requestId, code }, { caller, now, record }) => {
  const { restaurantId } = caller;
  return actOnce(contract, { restaurantId, requestId, now }, async (store) => {
    await putCode(store, { restaurantId, orderId }, { code, requestId, now });
    record(store, { orderId, code });
    return {};
  });
});
