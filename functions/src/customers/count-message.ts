import { withMessage } from '@bhoj/domain/customers/acts';
import { countMessage as contract } from '@bhoj/domain/customers/customers.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { changeCustomer } from './change-customer.ts';

export const countMessage = defineCallable(
  contract,
  async ({ customerId, messageId }, { caller, now, record }) => {
    const { messages } = await changeCustomer(
      { restaurantId: caller.restaurantId, customerId },
      (known) => withMessage(known, messageId, now),
      (store) => record(store, { customerId, messageId }),
    );
    return { count: messages.count };
  },
);
