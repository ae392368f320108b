import { people, personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { showStatutoryNumbers as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { atStep } from '@bhoj/domain/payroll/run/pay-run-acts';
import { leaversOf } from '@bhoj/domain/payroll/run/statutory-files';
import { mayHaveOneOf, othersWith } from '@bhoj/domain/payroll/run/other-records';
import type { StatutoryNumbers } from '@bhoj/domain/payroll/run/one-number';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { Gone } from '@bhoj/domain/payroll/run/statutory-files';
import { addMonths, monthOf, startOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';

type People = readonly Entry<Person>[];

/** Reads who has a slip of the month before and none of this one. */
async function readGone(
  store: Store,
  restaurantId: string,
  { month: of, rows }: PayRun,
  everybody: People,
): Promise<Gone[]> {
  const known = new Map(everybody.map(({ id, value }) => [id, value]));
  const month = monthOf(addMonths(startOf(`${of}-01`), -1));
  const before = await store.get(payRuns, { restaurantId, month });
  const gone = Object.keys(before?.rows ?? {}).filter((personId) => !(personId in rows));
  const told = await Promise.all(
    gone.map(async (personId) => {
      const slip = await store.get(slips, { restaurantId, month, personId });
      const person = known.get(personId);
      return slip === null || person === undefined ? null : { slip, person };
    }),
  );
  return told.filter((one) => one !== null);
}

const readPapers = (store: Store, restaurantId: string, personIds: readonly string[]) =>
  Promise.all(
    personIds.map(
      async (personId) => [personId, await store.get(personPapers, { restaurantId, personId })] as const,
    ),
  );

/** Reads others with one of the numbers, among the people with numbers that end alike. */
async function readOthers(store: Store, restaurantId: string, numbers: StatutoryNumbers, everybody: People) {
  const some = mayHaveOneOf(numbers, everybody);
  const papers = await readPapers(
    store,
    restaurantId,
    some.map(({ id }) => id),
  );
  return othersWith(numbers, some, new Map(papers));
}

/**
 * The audit records every showing, a repeated one too. Reads everybody, at most 200 documents of papers of the run, two of each
 * person who left in the month before, and the papers of others with numbers that end like one of these.
 */
export const showStatutoryNumbers = defineCallable(contract, ({ month }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} papers`, async (store) => {
    const [found, everybody] = await Promise.all([
      store.get(payRuns, { restaurantId, month }),
      store.find(people, { restaurantId }, people.queries.all()),
    ]);
    const run = atStep(found, 'approved', 'paid');
    const gone = await readGone(store, restaurantId, run, everybody);
    const insured = gone.filter(({ slip }) => slip.insurance !== null).map(({ slip }) => slip.personId);
    const papersOf = await readPapers(store, restaurantId, [...Object.keys(run.rows), ...insured]);
    const read = papersOf.map(
      ([personId, papers]) => [personId, { uan: papers?.uan ?? '', esi: papers?.esi ?? '' }] as const,
    );
    const left = leaversOf(gone, Object.fromEntries(read));
    // The answer has no numbers of people who are in no file.
    const asked = new Set([...Object.keys(run.rows), ...left.map(({ personId }) => personId)]);
    const numbers = Object.fromEntries(read.filter(([personId]) => asked.has(personId)));
    const others = await readOthers(store, restaurantId, numbers, everybody);
    record(store, { month, people: Object.keys(numbers).length });
    return { numbers, left, others };
  });
});
