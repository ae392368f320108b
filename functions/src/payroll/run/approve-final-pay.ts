import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { minus } from '@bhoj/domain/money/money';
import { finalPayOf } from '@bhoj/domain/payroll/run/final-pay';
import { advances, people } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { approveFinalPay as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { takenBackOf } from '@bhoj/domain/payroll/run/pay-run-acts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { payQueue, readOwnInputs } from './pay-inputs.repo.ts';
import { todayAt } from '../payroll.repo.ts';

/** Reads five documents and the open advances, however many people the month has. */
export const approveFinalPay = defineCallable(contract, ({ month, personId }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const of = { restaurantId, month };
  return transact(payQueue(restaurantId), async (store) => {
    const [run, stored, inputs, today] = await Promise.all([
      store.get(payRuns, of),
      store.get(slips, { ...of, personId }),
      readOwnInputs(store, { ...of, personId }),
      todayAt(store, restaurantId, now),
    ]);
    const next = finalPayOf(
      run,
      stored,
      personId,
      { ...inputs, month, entered: {}, arrears: {} },
      { today, at: now },
    );
    if (next === null) return {};
    store.change(payRuns, of, run, next.run);
    store.set(slips, { ...of, personId }, next.slip);
    store.set(people, { restaurantId, personId }, next.person);
    for (const { advanceId, amountPaise } of takenBackOf([next.slip])) {
      const left = inputs.advances.find(({ id }) => id === advanceId)?.value.leftPaise;
      if (left === undefined) throw new Refusal('pay-run-changed');
      store.update(advances, { restaurantId, advanceId }, { leftPaise: minus(left, amountPaise) });
    }
    record(store, { month, personId, netPaise: next.slip.netPaise });
    return {};
  });
});
