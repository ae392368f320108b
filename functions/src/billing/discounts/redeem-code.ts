import { redeemCode as contract } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { assertJoined } from '@bhoj/domain/orders/requests/service-requests';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { readOrder } from '../../shared/orders.repo.ts';
import { putCode } from './put-code.ts';
import type { Store } from '../../firebase/store.ts';

export const redeemCode = defineCallable(contract, (input, { caller: { uid }, now }) => {
  const { restaurantId, orderId } = input;
  const at = { restaurantId, orderId };
  const put = async (store: Store) => {
    await putCode(store, at, { ...input, now });
    return {};
  };
  const mayAsk = async (store: Store) => assertJoined(await readOrder(store, at), uid);
  return actOnce(contract, { restaurantId, uid, input, now }, put, mayAsk);
});
