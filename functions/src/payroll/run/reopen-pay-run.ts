import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { reopenPayRun as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { atStep } from '@bhoj/domain/payroll/run/pay-run-acts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { payQueue } from './pay-inputs.repo.ts';

export const reopenPayRun = defineCallable(contract, ({ month }, { caller, record }) => {
  const of = { restaurantId: caller.restaurantId, month };
  return transact(payQueue(of.restaurantId), async (store) => {
    const run = atStep(await store.get(payRuns, of), 'draft', 'reviewed');
    if (run.state === 'draft') return {};
    store.update(payRuns, of, { state: 'draft', reviewedAt: null });
    record(store, { month });
    return {};
  });
});
