import { nameBuyer as contract } from '@bhoj/domain/billing/documents/buyer.contract';
import { assertJoined } from '@bhoj/domain/orders/requests/service-requests';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { putBuyer } from './put-buyer.ts';

export const nameBuyer = defineCallable(contract, ({ restaurantId, orderId, buyer, keep }, { caller, now }) =>
  transact(restaurantId, async (store) => {
    const check = (order: Parameters<typeof assertJoined>[0]) => assertJoined(order, caller.uid);
    await putBuyer(store, { restaurantId, orderId }, { buyer, keep, now, check, isUnseen: true });
    return {};
  }),
);
