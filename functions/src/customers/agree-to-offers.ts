import { agreedToOffers } from '@bhoj/domain/customers/acts';
import { agreeToOffers as contract } from '@bhoj/domain/customers/customers.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { changeCustomer } from './change-customer.ts';

export const agreeToOffers = defineCallable(contract, async ({ customerId }, { caller, now, record }) => {
  await changeCustomer(
    { restaurantId: caller.restaurantId, customerId },
    (known) => agreedToOffers(known, now),
    (store) => record(store, { customerId }),
  );
  return {};
});
