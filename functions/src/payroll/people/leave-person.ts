import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { leavePerson as contract } from '@bhoj/domain/payroll/people/person.contract';
import { withLastDay } from '@bhoj/domain/payroll/people/person';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { peopleQueue, thePerson } from '../payroll.repo.ts';

export const leavePerson = defineCallable(contract, ({ personId, lastDay }, { caller, now, record }) => {
  const { restaurantId } = caller;
  return transact(peopleQueue(restaurantId), async (store) => {
    const known = await thePerson(store, restaurantId, personId);
    const next = withLastDay(known, lastDay, now);
    if (next === known) return {};
    store.change(people, { restaurantId, personId }, known, next);
    record(store, { personId, lastDay });
    return {};
  });
});
