import { people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { showStatutoryNumbers as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { atStep } from '@bhoj/domain/payroll/run/pay-run-acts';
import { leaversOf } from '@bhoj/domain/payroll/run/statutory-files';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { Gone } from '@bhoj/domain/payroll/run/statutory-files';
import { addMonths, monthOf, startOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';

/** Reads who has a slip of the month before and none of this one. */
async function readGone(store: Store, restaurantId: string, { month: of, rows }: PayRun): Promise<Gone[]> {
  const month = monthOf(addMonths(startOf(`${of}-01`), -1));
  const before = await store.get(payRuns, { restaurantId, month });
  const gone = Object.keys(before?.rows ?? {}).filter((personId) => !(personId in rows));
  const told = await Promise.all(
    gone.map(async (personId) => {
      const [slip, person] = await Promise.all([
        store.get(slips, { restaurantId, month, personId }),
        store.get(people, { restaurantId, personId }),
      ]);
      return slip === null || person === null ? null : { slip, person };
    }),
  );
  return told.filter((one) => one !== null);
}

/** The audit records every showing, a repeated one too. Reads at most 200 documents of papers, and three of each person who left. */
export const showStatutoryNumbers = defineCallable(contract, ({ month }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} papers`, async (store) => {
    const run = atStep(await store.get(payRuns, { restaurantId, month }), 'approved', 'paid');
    const gone = await readGone(store, restaurantId, run);
    const insured = gone.filter(({ slip }) => slip.insurance !== null).map(({ slip }) => slip.personId);
    const read = await Promise.all(
      [...Object.keys(run.rows), ...insured].map(async (personId) => {
        const papers = await store.get(personPapers, { restaurantId, personId });
        return [personId, { uan: papers?.uan ?? '', esi: papers?.esi ?? '' }] as const;
      }),
    );
    const left = leaversOf(gone, Object.fromEntries(read));
    // Nobody is told the numbers of whoever is in no file.
    const asked = new Set([...Object.keys(run.rows), ...left.map(({ personId }) => personId)]);
    const numbers = read.filter(([personId]) => asked.has(personId));
    record(store, { month, people: numbers.length });
    return { numbers: Object.fromEntries(numbers), left };
  });
});
