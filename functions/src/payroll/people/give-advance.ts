import { giveAdvance as contract } from '@bhoj/domain/payroll/people/advance.contract';
import { advanceOf } from '@bhoj/domain/payroll/people/advance';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readAdvanceTill } from './advance-till.repo.ts';
import { peopleQueue, thePerson, todayAt } from '../payroll.repo.ts';

export const giveAdvance = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { advanceId, advance, cashSession: chosen } = input;
  const params = { restaurantId, advanceId };
  return transact(peopleQueue(restaurantId), async (store) => {
    const [known, person, today] = await Promise.all([
      store.get(advances, params),
      thePerson(store, restaurantId, advance.personId),
      todayAt(store, restaurantId, now),
    ]);
    if (known !== null) return {};
    const given = advanceOf(advance, person, { today, at: now });
    const { amountPaise, method, givenOn: on } = given;
    const paid = { id: advanceId, kind: 'out', method, on, amountPaise, name: person.name, chosen } as const;
    const till = await readAdvanceTill(store, { caller, now }, paid);
    store.create(advances, params, { ...given, ...till.named });
    till.write(store);
    record(store, { advanceId, personId: advance.personId, amountPaise: advance.amountPaise });
    return {};
  });
});
