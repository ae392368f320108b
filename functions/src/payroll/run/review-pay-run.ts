import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { reviewPayRun as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { atStep, checkSlips } from '@bhoj/domain/payroll/run/pay-run-acts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { payQueue } from './pay-inputs.repo.ts';

export const reviewPayRun = defineCallable(contract, ({ month }, { caller, now, record }) => {
  const of = { restaurantId: caller.restaurantId, month };
  return transact(payQueue(of.restaurantId), async (store) => {
    const run = atStep(await store.get(payRuns, of), 'draft', 'reviewed');
    if (run.state === 'reviewed') return {};
    checkSlips(run);
    store.update(payRuns, of, { state: 'reviewed', reviewedAt: now });
    record(store, { month });
    return {};
  });
});
