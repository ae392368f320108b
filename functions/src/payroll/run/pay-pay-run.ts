import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { payable } from '@bhoj/domain/payroll/run/final-pay';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { payPayRun as contract } from '@bhoj/domain/payroll/run/pay-run.contract';
import { assertPayDay, isPaidSo, withPaid } from '@bhoj/domain/payroll/run/pay-run-acts';
import { dateOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { payQueue } from './pay-inputs.repo.ts';

export const payPayRun = defineCallable(contract, ({ month, payments }, { caller, now, record }) => {
  const of = { restaurantId: caller.restaurantId, month };
  return transact(payQueue(of.restaurantId), async (store) => {
    const [known, ...found] = await Promise.all([
      store.get(payRuns, of),
      ...payments.map(({ personId }) => store.get(slips, { ...of, personId })),
    ]);
    const run = payable(
      known,
      found.flatMap((slip) => slip ?? []),
    );
    const due = payments.filter((payment, n) => {
      const slip = found[n] ?? null;
      if (slip === null) throw new Refusal('pay-run-moved', { state: null });
      assertPayDay(month, payment.paidOn, dateOf(now));
      return !isPaidSo(slip, payment);
    });
    if (due.length === 0) return {};
    for (const { personId, ...payment } of due)
      store.update(slips, { ...of, personId }, { payment: { ...payment, paidAt: now } });
    const ids = due.map(({ personId }) => personId);
    store.change(payRuns, of, run, withPaid(run, ids, now));
    record(store, { month, people: due.length });
    return {};
  });
});
