import { personPapers } from '@bhoj/domain/payroll/shape/people.collection';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { showPayAccounts as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { payableRows } from '@bhoj/domain/payroll/run/final-pay';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

/** The audit records every showing, a repeated one too. Reads at most 200 slips and 200 documents of papers. */
export const showPayAccounts = defineCallable(contract, ({ month }, { caller, record }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} papers`, async (store) => {
    const rows = payableRows(await store.get(payRuns, { restaurantId, month }));
    const unpaid = rows.filter(([, { isPaid, netPaise }]) => !isPaid && netPaise > 0);
    const accounts = await Promise.all(
      unpaid.map(async ([personId]) => {
        const [papers, slip] = await Promise.all([
          store.get(personPapers, { restaurantId, personId }),
          store.get(slips, { restaurantId, month, personId }),
        ]);
        const ifsc = slip?.source.person.payTo.ifsc ?? '';
        return [personId, { account: papers?.account ?? '', ifsc }] as const;
      }),
    );
    record(store, { month, people: accounts.length });
    return { accounts: Object.fromEntries(accounts) };
  });
});
