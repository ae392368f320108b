import { setBuyer as contract } from '@bhoj/domain/billing/documents/buyer.contract';
import { isBusiness } from '@bhoj/domain/customers/buyer';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { putBuyer } from './put-buyer.ts';

export const setBuyer = defineCallable(contract, ({ orderId, buyer, keep }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const isChanged = await putBuyer(store, { restaurantId, orderId }, { buyer, keep, now });
    // The audit records that a buyer was named, not the name, which is on the bill.
    if (isChanged) record(store, { orderId, named: buyer !== null, isBusiness: isBusiness(buyer) });
    return {};
  }),
);
