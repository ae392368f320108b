import { formerOf, mergedCustomer } from '@bhoj/domain/customers/acts';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { mergeCustomers as contract } from '@bhoj/domain/customers/customers.contract';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { customerOf } from './change-customer.ts';

export const mergeCustomers = defineCallable(
  contract,
  ({ actId, keepId, goneId }, { caller, now, record }) => {
    const { restaurantId } = caller;
    if (keepId === goneId) throw new Refusal('customers-same');
    return transact(restaurantId, async (store) => {
      const [kept, former] = await Promise.all([
        customerOf(store, restaurantId, keepId),
        store.get(formerCustomers, { restaurantId, customerId: goneId }),
      ]);
      if (former?.actId === actId) return { visits: kept.visits, spentPaise: kept.spentPaise };
      const gone = await customerOf(store, restaurantId, goneId);
      const one = mergedCustomer(kept, gone);
      const trace = { actId, byId: memberOf(caller).id, at: now, into: keepId };
      store.set(customers, { restaurantId, customerId: keepId }, one);
      store.delete(customers, { restaurantId, customerId: goneId });
      store.create(formerCustomers, { restaurantId, customerId: goneId }, formerOf(gone, trace));
      record(store, { keepId, goneId });
      return { visits: one.visits, spentPaise: one.spentPaise };
    });
  },
);
