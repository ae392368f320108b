import { withDetails } from '@bhoj/domain/customers/acts';
import { saveCustomer as contract } from '@bhoj/domain/customers/customers.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../firebase/define-callable.ts';
import { customerByNumber } from '../shared/customers.repo.ts';
import { changeCustomer } from './change-customer.ts';

export const saveCustomer = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { customerId, ...details } = input;
  await changeCustomer(
    { restaurantId, customerId },
    async (known, store) => {
      if (details.mobile !== known.mobile) {
        const found = await customerByNumber(store, restaurantId, details.mobile);
        if (found === 'unreadable' || (found !== null && found.id !== customerId)) {
          throw new Refusal('number-taken');
        }
      }
      const changed = withDetails(known, details, now);
      return same(changed, known) ? known : changed;
    },
    (store) => record(store, { customerId }),
  );
  return {};
});
