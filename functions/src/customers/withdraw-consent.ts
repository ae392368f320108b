import { withoutConsent } from '@bhoj/domain/customers/acts';
import { withdrawConsent as contract } from '@bhoj/domain/customers/customers.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { changeCustomer } from './change-customer.ts';

export const withdrawConsent = defineCallable(
  contract,
  async ({ customerId, purpose }, { caller, now, record }) => {
    await changeCustomer(
      { restaurantId: caller.restaurantId, customerId },
      (known) => withoutConsent(known, { purpose, at: now, by: 'owner' }),
      (store) => record(store, { customerId, purpose }),
    );
    return {};
  },
);
