import { offerBuyer as contract } from '@bhoj/domain/billing/documents/buyer.contract';
import { companyOf } from '@bhoj/domain/customers/company';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';
import { readOrder } from '../../shared/orders.repo.ts';
import { readCustomer } from './documents.repo.ts';

export const offerBuyer = defineCallable(contract, ({ orderId }, { caller }) =>
  readAt(async (store) => {
    const { restaurantId } = caller;
    const { customer } = await readOrder(store, { restaurantId, orderId });
    const known = await readCustomer(store, restaurantId, customer?.id ?? null);
    return { buyer: known === null ? null : companyOf(known.value) };
  }),
);
