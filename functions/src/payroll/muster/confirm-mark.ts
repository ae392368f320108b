import { confirmMark as contract } from '@bhoj/domain/payroll/muster/muster.contract';
import { withConsent } from '@bhoj/domain/payroll/muster/own-days';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { ownPerson } from '../../shared/own-person.ts';
import { keepMuster, musterOf, musterQueue } from '../payroll.repo.ts';

export const confirmMark = defineCallable(contract, ({ day }, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const month = day.slice(0, 7);
  return transact(musterQueue(restaurantId, month), async (store) => {
    const [person, known] = await Promise.all([
      ownPerson(store, restaurantId, uid),
      musterOf(store, restaurantId, month, now),
    ]);
    const next = withConsent(known.muster, person, day, { by: uid, at: now });
    if (keepMuster(store, restaurantId, known, next, now)) record(store, { day });
    return {};
  });
});
