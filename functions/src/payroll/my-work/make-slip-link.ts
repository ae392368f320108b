import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { withSlipLink } from '@bhoj/domain/payroll/my-work/slip-link';
import { makeSlipLink as contract } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { peopleQueue, thePerson } from '../payroll.repo.ts';

export const makeSlipLink = defineCallable(contract, ({ personId }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(peopleQueue(restaurantId), async (store) => {
    const known = await thePerson(store, restaurantId, personId);
    const next = withSlipLink(known);
    if (next === known) return {};
    store.change(people, { restaurantId, personId }, known, next);
    record(store, { personId });
    return {};
  });
});
