import { personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { showStatutoryNumbers as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { atStep } from '@bhoj/domain/payroll/run/pay-run-acts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

/** The audit records every showing, a repeated one too. Reads at most 200 documents of papers. */
export const showStatutoryNumbers = defineCallable(contract, ({ month }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} papers`, async (store) => {
    const run = atStep(await store.get(payRuns, { restaurantId, month }), 'approved', 'paid');
    const numbers = await Promise.all(
      Object.keys(run.rows).map(async (personId) => {
        const papers = await store.get(personPapers, { restaurantId, personId });
        return [personId, { uan: papers?.uan ?? '', esi: papers?.esi ?? '' }] as const;
      }),
    );
    record(store, { month, people: numbers.length });
    return { numbers: Object.fromEntries(numbers) };
  });
});
