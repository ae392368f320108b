import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { changeAdvance as contract } from '@bhoj/domain/payroll/people/advance.contract';
import { advanceOf, assertUntouched } from '@bhoj/domain/payroll/people/advance';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { peopleQueue, thePerson, todayAt } from '../payroll.repo.ts';

export const changeAdvance = defineCallable(contract, ({ advanceId, advance }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const params = { restaurantId, advanceId };
  return transact(peopleQueue(restaurantId), async (store) => {
    const [known, person, today] = await Promise.all([
      store.get(advances, params),
      thePerson(store, restaurantId, advance.personId),
      todayAt(store, restaurantId, now),
    ]);
    if (known === null) throw new Refusal('advance-not-found');
    assertUntouched(known);
    const next = advanceOf(advance, person, { today, at: known.createdAt });
    if (same(known, next)) return {};
    store.change(advances, params, known, next);
    record(store, { advanceId, personId: advance.personId, amountPaise: advance.amountPaise });
    return {};
  });
});
