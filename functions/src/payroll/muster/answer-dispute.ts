import { answerDispute as contract } from '@bhoj/domain/payroll/muster/muster.contract';
import { withMusterAnswer } from '@bhoj/domain/payroll/muster/own-days';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { keepMuster, musterOf, musterQueue, thePerson } from '../payroll.repo.ts';

export const answerDispute = defineCallable(
  contract,
  ({ personId, day, isAccepted }, { caller, now, record }) => {
    const { restaurantId } = caller;
    const month = day.slice(0, 7);
    return transact(musterQueue(restaurantId, month), async (store) => {
      const [value, known] = await Promise.all([
        thePerson(store, restaurantId, personId),
        musterOf(store, restaurantId, month, now),
      ]);
      const next = withMusterAnswer(known.muster, { id: personId, value }, { day, isAccepted }, now);
      if (keepMuster(store, restaurantId, known, next, now)) record(store, { personId, day, isAccepted });
      return {};
    });
  },
);
