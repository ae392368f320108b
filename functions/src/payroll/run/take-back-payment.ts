import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { takeBackPayment as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { withoutPayment } from '@bhoj/domain/payroll/run/pay-run-acts';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { payQueue } from './pay-inputs.repo.ts';

export const takeBackPayment = defineCallable(
  contract,
  ({ month, personId, reason }, { caller, now, record }) => {
    const of = { restaurantId: caller.restaurantId, month };
    return transact(payQueue(of.restaurantId), async (store) => {
      const [run, slip] = await Promise.all([store.get(payRuns, of), store.get(slips, { ...of, personId })]);
      if (run === null || slip === null) throw new Refusal('pay-run-moved', { state: run?.state ?? null });
      const next = withoutPayment(run, slip, { reason, at: now });
      if (next === null) return {};
      store.change(payRuns, of, run, next.run);
      store.set(slips, { ...of, personId }, next.slip);
      record(store, { month, personId, reason, method: slip.payment?.method ?? '' });
      return {};
    });
  },
);
