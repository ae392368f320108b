import { personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { showPaper as contract } from '@bhoj/domain/payroll/people/person.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

/** The audit records every showing, a repeated one too. */
export const showPaper = defineCallable(contract, ({ personId, paper }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} papers`, async (store) => {
    const papers = await store.need(personPapers, { restaurantId, personId }, 'person-not-found');
    record(store, { personId, paper });
    return { number: papers[paper] };
  });
});
