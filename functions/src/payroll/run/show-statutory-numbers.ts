import { people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { showStatutoryNumbers as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { atStep } from '@bhoj/domain/payroll/run/pay-run-acts';
import { leaverOf } from '@bhoj/domain/payroll/run/statutory-files';
import type { Leaver } from '@bhoj/domain/payroll/run/statutory-files';
import { addMonths, monthOf, startOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';

/** Reads who left in the month before, by the slips of that month. */
async function readLeavers(store: Store, restaurantId: string, of: string): Promise<Leaver[]> {
  const month = monthOf(addMonths(startOf(`${of}-01`), -1));
  const left = await store.find(people, { restaurantId }, people.queries.leftIn(month));
  const told = await Promise.all(
    left.map(({ id: personId }) => store.get(slips, { restaurantId, month, personId })),
  );
  return told.flatMap((slip) => (slip === null ? [] : (leaverOf(slip) ?? [])));
}

/** The audit records every showing, a repeated one too. Reads at most 200 documents of papers, and those of who left. */
export const showStatutoryNumbers = defineCallable(contract, ({ month }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} papers`, async (store) => {
    const run = atStep(await store.get(payRuns, { restaurantId, month }), 'approved', 'paid');
    const left = await readLeavers(store, restaurantId, month);
    const asked = new Set([...Object.keys(run.rows), ...left.map(({ personId }) => personId)]);
    const numbers = await Promise.all(
      [...asked].map(async (personId) => {
        const papers = await store.get(personPapers, { restaurantId, personId });
        return [personId, { uan: papers?.uan ?? '', esi: papers?.esi ?? '' }] as const;
      }),
    );
    record(store, { month, people: numbers.length });
    return { numbers: Object.fromEntries(numbers), left };
  });
});
