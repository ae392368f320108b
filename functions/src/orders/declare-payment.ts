import { dueOf, runningBillOf } from '@bhoj/domain/billing/running-bill';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { declarePayment as contract } from '@bhoj/domain/orders/upi-declaration.contract';
import { claimed } from '@bhoj/domain/orders/requests';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { joinedOrder } from '../shared/joined-order.repo.ts';

export const declarePayment = defineCallable(contract, ({ restaurantId, orderId }, { caller, now }) =>
  transact(restaurantId, async (store) => {
    const [order, profile] = await Promise.all([
      joinedOrder(store, { restaurantId, orderId }, caller.uid),
      store.get(profiles, { restaurantId }),
    ]);
    if (profile === null) throw new Refusal('restaurant-not-found');
    if (profile.upiVpa === '') throw new Refusal('upi-not-offered');
    const { duePaise } = dueOf(order, runningBillOf(order, profile.tax));
    const after = claimed(order, caller.uid, { duePaise, at: now });
    if (after !== null) store.update(orders, { restaurantId, orderId }, { upiClaim: after.upiClaim });
    return {};
  }),
);
