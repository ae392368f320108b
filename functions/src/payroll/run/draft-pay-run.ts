import { same } from '@bhoj/domain/kernel/same';
import { withPayEntries } from '@bhoj/domain/payroll/run/entered';
import { assertNotSettled } from '@bhoj/domain/payroll/run/final-pay';
import { payLawOf } from '@bhoj/domain/payroll/law/law';
import { termsAfter, withPayTerms } from '@bhoj/domain/payroll/run/pay-terms';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { draftPayRun as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { atStep, draftOf, isSameDraft } from '@bhoj/domain/payroll/run/pay-run-acts';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { addMonths, monthOf, startOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';
import { readArrears } from './arrears.repo.ts';
import { payQueue, readPayInputs, readRun } from './pay-inputs.repo.ts';

/** Returns the State and the minimum wages of the last month's run, so that the owner enters them once. */
async function lastTermsOf(store: Store, { restaurantId, month }: { restaurantId: string; month: string }) {
  const before = monthOf(addMonths(startOf(`${month}-01`), -1));
  return termsAfter(await store.get(payRuns, { restaurantId, month: before }));
}

export const draftPayRun = defineCallable(contract, ({ month, ...asked }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const of = { restaurantId, month };
  return transact(payQueue(restaurantId), async (store) => {
    const [{ run: known, stored }, inputs, documents] = await Promise.all([
      readRun(store, of),
      readPayInputs(store, of),
      store.get(documentSettings, { restaurantId }),
    ]);
    if (known !== null) atStep(known, 'draft');
    assertNotSettled(stored, asked.people);
    const before = Object.fromEntries(stored.map((slip) => [slip.personId, slip]));
    const entered = Object.fromEntries(stored.map(({ personId, source }) => [personId, source.entered]));
    const entry = known === null ? null : { stateCode: known.stateCode, forAll: known.entered };
    const terms = withPayTerms(entry ?? (await lastTermsOf(store, of)), asked, asked.readForAll);
    const stateCode = terms.stateCode ?? (documents?.gstin.slice(0, 2) || null);
    const draft = draftOf(
      {
        ...inputs,
        month,
        arrears: await readArrears(store, of, inputs.people),
        entered: withPayEntries(entered, asked.people, asked.read),
        stateCode,
        law: payLawOf(month, stateCode),
        forAll: terms.forAll,
        stored,
      },
      now,
    );
    const changed = draft.slips.filter((slip) => !same(slip, before[slip.personId]));
    const gone = stored.filter(({ personId }) => draft.run.rows[personId] === undefined);
    for (const slip of changed) store.set(slips, { ...of, personId: slip.personId }, slip);
    for (const { personId } of gone) store.delete(slips, { ...of, personId });
    if (known === null || !isSameDraft(known, draft.run) || changed.length > 0) {
      store.set(payRuns, of, draft.run);
      record(store, { month, people: draft.slips.length, changed: changed.length + gone.length });
    }
    return { people: draft.slips.length };
  });
});
