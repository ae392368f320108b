import { returnPayment as returnHeld } from '@bhoj/domain/billing/payments';
import { returnPayment as contract } from '@bhoj/domain/billing/settlement.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';

export const returnPayment = defineCallable(contract, ({ orderId, paymentId, reason }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const known = await readAccount(store, at);
    const after = returnHeld(known.money, paymentId);
    if (after === 'returned-before') return {};
    writeAccount(store, at, known, { order: known.order, money: after.money });
    const { method, amountPaise, tipPaise } = after.returned;
    record(store, { orderId, paymentId, method, amountPaise, tipPaise, reason });
    return {};
  }),
);
