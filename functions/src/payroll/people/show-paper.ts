import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { showPaper as contract } from '@bhoj/domain/payroll/people/person.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

/** Each showing has its entry in the audit, a repeated one too. */
export const showPaper = defineCallable(contract, ({ personId, paper }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} papers`, async (store) => {
    const papers = await store.get(personPapers, { restaurantId, personId });
    if (papers === null) throw new Refusal('person-not-found');
    record(store, { personId, paper });
    return { number: papers[paper] };
  });
});
