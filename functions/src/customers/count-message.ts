import { withMessage } from '@bhoj/domain/customers/acts';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { countMessage as contract } from '@bhoj/domain/customers/customers.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { customerOf } from './change-customer.ts';

export const countMessage = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { customerId } = input;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const changed = withMessage(await customerOf(store, restaurantId, customerId), now);
    store.set(customers, { restaurantId, customerId }, changed);
    record(store, { customerId });
    return { count: changed.messages.count };
  });
});
