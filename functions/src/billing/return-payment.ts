import { withoutPart } from '@bhoj/domain/billing/payments';
import { orders } from '@bhoj/domain/orders/order.collection';
import { returnPayment as contract } from '@bhoj/domain/billing/settlement.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const returnPayment = defineCallable(contract, ({ orderId, paymentId, reason }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const stored = await store.get(orders, { restaurantId, orderId });
    if (stored === null) throw new Refusal('order-not-found');
    const after = withoutPart(stored, paymentId);
    if (after === 'returned-before') return {};
    const { payments, returnedPayments } = after.order;
    store.update(orders, { restaurantId, orderId }, { payments, returnedPayments });
    const { method, amountPaise, tipPaise } = after.returned;
    record(store, { orderId, paymentId, method, amountPaise, tipPaise, reason });
    return {};
  }),
);
