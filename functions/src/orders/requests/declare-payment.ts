import { declareOwnUpiPayment } from '@bhoj/domain/billing/settle/own-declarations';
import { dueOf, runningBillOf } from '@bhoj/domain/billing/settle/running-bill';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { assertJoined, declareUpiPayment } from '@bhoj/domain/orders/requests/service-requests';
import { declarePayment as contract } from '@bhoj/domain/orders/requests/upi-declaration.contract';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readAccount, writeOrder } from '../../shared/orders.repo.ts';

export const declarePayment = defineCallable(contract, ({ restaurantId, orderId, own }, { caller, now }) =>
  transact(restaurantId, async (store) => {
    const at = { restaurantId, orderId };
    const [account, profile] = await Promise.all([
      readAccount(store, at),
      store.need(profiles, { restaurantId }, 'restaurant-not-found'),
    ]);
    assertJoined(account.order, caller.uid);
    if (profile.upiVpa === '') throw new Refusal('upi-not-offered');
    const { duePaise } = dueOf(account.money, runningBillOf(account, profile.tax));
    const after = own
      ? declareOwnUpiPayment(account, profile.tax, { uid: caller.uid, at: now })
      : declareUpiPayment(account.order, caller.uid, { duePaise, at: now });
    if (after !== null) writeOrder(store, at, { before: account.order, after });
    return {};
  }),
);
