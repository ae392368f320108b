import { formerOf, RECEIPT_DAYS } from '@bhoj/domain/customers/acts';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { eraseCustomer as contract } from '@bhoj/domain/customers/customers.contract';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { customerOf } from './change-customer.ts';
import type { FormerCustomer } from '@bhoj/domain/customers/former.schema';

const receiptOf = ({ at, visits }: FormerCustomer) => ({ at, visits, receiptUntil: at + RECEIPT_DAYS * DAY });

export const eraseCustomer = defineCallable(
  contract,
  ({ customerId, actId, reason }, { caller, now, record }) => {
    const { restaurantId } = caller;
    const at = { restaurantId, customerId };
    return transact(restaurantId, async (store) => {
      const former = await store.get(formerCustomers, at);
      if (former?.actId === actId) return receiptOf(former);
      const known = await customerOf(store, restaurantId, customerId);
      const left = formerOf(known, { actId, byId: memberOf(caller).id, at: now, into: null });
      store.delete(customers, at);
      store.create(formerCustomers, at, left);
      record(store, { customerId, reason });
      return receiptOf(left);
    });
  },
);
