import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { withoutSlipLink } from '@bhoj/domain/payroll/my-work/slip-link';
import { endSlipLink as contract } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { peopleQueue, thePerson } from '../payroll.repo.ts';

export const endSlipLink = defineCallable(contract, ({ personId }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(peopleQueue(restaurantId), async (store) => {
    const known = await thePerson(store, restaurantId, personId);
    const next = withoutSlipLink(known);
    if (next === known) return {};
    store.change(people, { restaurantId, personId }, known, next);
    record(store, { personId });
    return {};
  });
});
