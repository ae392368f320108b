import { giveAdvance as contract } from '@bhoj/domain/payroll/people/advance.contract';
import { advanceOf } from '@bhoj/domain/payroll/people/advance';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { peopleQueue, thePerson, todayAt } from '../payroll.repo.ts';

export const giveAdvance = defineCallable(contract, ({ advanceId, advance }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const params = { restaurantId, advanceId };
  return transact(peopleQueue(restaurantId), async (store) => {
    const [known, person, today] = await Promise.all([
      store.get(advances, params),
      thePerson(store, restaurantId, advance.personId),
      todayAt(store, restaurantId, now),
    ]);
    if (known !== null) return {};
    store.create(advances, params, advanceOf(advance, person, { today, at: now }));
    record(store, { advanceId, personId: advance.personId, amountPaise: advance.amountPaise });
    return {};
  });
});
