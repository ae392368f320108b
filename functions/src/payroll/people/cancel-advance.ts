import { cancelAdvance as contract } from '@bhoj/domain/payroll/people/advance.contract';
import { assertNotRecovered } from '@bhoj/domain/payroll/people/advance';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readAdvanceTill } from './advance-till.repo.ts';
import { peopleQueue } from '../payroll.repo.ts';

export const cancelAdvance = defineCallable(contract, ({ advanceId }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const params = { restaurantId, advanceId };
  return transact(peopleQueue(restaurantId), async (store) => {
    const known = await store.get(advances, params);
    if (known === null) return {};
    assertNotRecovered(known);
    const before = { id: advanceId, cashSession: known.cashSession };
    const till = await readAdvanceTill(store, { caller, now }, null, before);
    store.delete(advances, params);
    till.write(store);
    record(store, { advanceId, personId: known.personId, amountPaise: known.amountPaise });
    return {};
  });
});
