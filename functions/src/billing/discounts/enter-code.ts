import { enterCode as contract } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { putCode } from './put-code.ts';

export const enterCode = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { orderId, code } = input;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    await putCode(store, { restaurantId, orderId }, { ...input, now });
    record(store, { orderId, code });
    return {};
  });
});
