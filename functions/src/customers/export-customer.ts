import { exportCustomer as contract } from '@bhoj/domain/customers/customers.contract';
import { personFileOf } from '@bhoj/domain/erasure/person-file';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { customerOf } from './change-customer.ts';
import { readPapers } from './person-papers.repo.ts';

export const exportCustomer = defineCallable(contract, async ({ customerId }, { caller, record }) => {
  const { restaurantId } = caller;
  const known = await transact(`${restaurantId} customers out`, async (store) => {
    const customer = await customerOf(store, restaurantId, customerId);
    record(store, { customerId });
    return customer;
  });
  const papers = await readPapers({ restaurantId, customerId }, known);
  return { customer: personFileOf(customerId, known, papers) };
});
