import { same } from '@bhoj/domain/kernel/same';
import { changeAdvance as contract } from '@bhoj/domain/payroll/people/advance.contract';
import { advanceOf, assertNotRecovered } from '@bhoj/domain/payroll/people/advance';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readAdvanceTill } from './advance-till.repo.ts';
import { peopleQueue, thePerson, todayAt } from '../payroll.repo.ts';

export const changeAdvance = defineCallable(contract, ({ advanceId, advance }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const params = { restaurantId, advanceId };
  return transact(peopleQueue(restaurantId), async (store) => {
    const [known, person, today] = await Promise.all([
      store.need(advances, params, 'advance-not-found'),
      thePerson(store, restaurantId, advance.personId),
      todayAt(store, restaurantId, now),
    ]);
    assertNotRecovered(known);
    const typed = advanceOf(advance, person, { today, at: known.createdAt });
    const { cashSession } = known;
    if (same(known, { ...typed, ...(cashSession !== undefined && { cashSession }) })) return {};
    const { amountPaise, method, givenOn: on } = typed;
    const paid = { id: advanceId, kind: 'out', method, on, amountPaise, name: person.name } as const;
    const till = await readAdvanceTill(store, { caller, now }, paid, { id: advanceId, cashSession });
    store.change(advances, params, known, { ...typed, ...till.named });
    till.write(store);
    record(store, { advanceId, personId: advance.personId, amountPaise: advance.amountPaise });
    return {};
  });
});
