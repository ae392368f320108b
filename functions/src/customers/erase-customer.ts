import { formerOf, RECEIPT_DAYS } from '@bhoj/domain/customers/acts';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { eraseCustomer as contract } from '@bhoj/domain/customers/customers.contract';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { personOf } from '@bhoj/domain/erasure/erased-documents';
import { withoutPerson } from '@bhoj/domain/erasure/person';
import { DAY } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { customerOf } from './change-customer.ts';
import { erasePart } from './erasure.repo.ts';
import type { FormerCustomer } from '@bhoj/domain/customers/former.schema';

/** The parts of one call. Ten orders a part take about a third of a second, and the owner's client waits 20. */
const PARTS_A_CALL = 20;

const receiptOf = ({ at, visits }: FormerCustomer) => ({ at, visits, receiptUntil: at + RECEIPT_DAYS * DAY });
type Receipt = ReturnType<typeof receiptOf>;

export const eraseCustomer = defineCallable(
  contract,
  async ({ customerId, actId, reason }, { caller, now, record }) => {
    const { restaurantId } = caller;
    const at = { restaurantId, customerId };
    const part = () =>
      transact(restaurantId, async (store): Promise<Receipt | null> => {
        const former = await store.get(formerCustomers, at);
        if (former?.actId === actId) return receiptOf(former);
        const known = await customerOf(store, restaurantId, customerId);
        const left = formerOf(known, { actId, byId: memberOf(caller).id, at: now, into: null });
        const finish = () => {
          store.delete(customers, at);
          store.create(formerCustomers, at, left);
          record(store, { customerId, reason: withoutPerson(reason, personOf(known)) });
        };
        return (await erasePart(store, at, { known, now, finish })) ? null : receiptOf(left);
      });
    for (let parts = 0; parts < PARTS_A_CALL; parts += 1) {
      // Each part needs what the part before it has left.
      // oxlint-disable-next-line no-await-in-loop
      const receipt = await part();
      if (receipt !== null) return { receipt };
    }
    return { receipt: null };
  },
);
