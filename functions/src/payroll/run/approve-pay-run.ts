import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { minus } from '@bhoj/domain/money/money';
import { advances, musters } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { approvePayRun as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { approved, atStep, draftOf, isUnchanged, recoveredOf } from '@bhoj/domain/payroll/run/pay-run-acts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { payQueue, readPayInputs, readRun } from './pay-inputs.repo.ts';

/**
 * Computes the run again from the stored data, with the numbers of the law that the run stores, and approves it if the result is
 * the same. Reads at most 200 slips and writes at most 250 advances, all in one transaction.
 */
export const approvePayRun = defineCallable(contract, ({ month }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const of = { restaurantId, month };
  return transact(payQueue(restaurantId), async (store) => {
    const [{ run: known, stored }, inputs] = await Promise.all([
      readRun(store, of),
      readPayInputs(store, of),
    ]);
    const run = atStep(known, 'reviewed', 'approved', 'paid');
    if (run.state !== 'reviewed') return {};
    const entered = Object.fromEntries(stored.map(({ personId, source }) => [personId, source.entered]));
    const arrears = Object.fromEntries(stored.map(({ personId, source }) => [personId, source.arrears]));
    const { law, stateCode, entered: forAll } = run;
    const again = draftOf({ ...inputs, month, entered, arrears, stateCode, law, forAll, stored }, now);
    if (!isUnchanged(stored, again.slips)) throw new Refusal('pay-run-changed');
    store.set(payRuns, of, approved(run, now));
    // A slip names the days that are disputed or confirmed now, not those of the draft.
    const before = new Map(stored.map((slip) => [slip.personId, slip]));
    for (const slip of again.slips.filter((one) => !same(one, before.get(one.personId))))
      store.set(slips, { ...of, personId: slip.personId }, slip);
    for (const { advanceId, amountPaise } of recoveredOf(stored)) {
      const left = inputs.advances.find(({ id }) => id === advanceId)?.value.leftPaise;
      if (left === undefined) throw new Refusal('pay-run-changed');
      store.update(advances, { restaurantId, advanceId }, { leftPaise: minus(left, amountPaise) });
    }
    if (inputs.muster !== null) store.update(musters, of, { lockedAt: now });
    record(store, { month, people: stored.length, netPaise: run.totals.netPaise });
    return {};
  });
});
