import { disputeMark as contract } from '@bhoj/domain/payroll/muster.contract';
import { withDispute } from '@bhoj/domain/payroll/own-days';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { keepMuster, musterOf, musterQueue, ownPerson, todayAt } from './payroll.repo.ts';

export const disputeMark = defineCallable(contract, ({ day, claimed }, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const month = day.slice(0, 7);
  return transact(musterQueue(restaurantId, month), async (store) => {
    const [today, person, known] = await Promise.all([
      todayAt(store, restaurantId, now),
      ownPerson(store, restaurantId, uid),
      musterOf(store, restaurantId, month, now),
    ]);
    const next = withDispute(known.muster, person, { day, claimed }, today);
    if (keepMuster(store, restaurantId, known, next, now)) record(store, { day, claimed });
    return {};
  });
});
