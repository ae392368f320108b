import { exportCustomer as contract } from '@bhoj/domain/customers/customers.contract';
import { personalDataOf } from '@bhoj/domain/customers/exported';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { customerOf } from './change-customer.ts';

export const exportCustomer = defineCallable(contract, ({ customerId }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} customers out`, async (store) => {
    const known = await customerOf(store, restaurantId, customerId);
    record(store, { customerId });
    return { customer: personalDataOf(customerId, known) };
  });
});
