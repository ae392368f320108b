import { repayAdvance as contract } from '@bhoj/domain/payroll/people/advance.contract';
import { withRepayment } from '@bhoj/domain/payroll/people/advance';
import { advances } from '@bhoj/domain/payroll/shape/people.collection';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { thePerson, todayAt } from '../payroll.repo.ts';
import { readAdvanceTill } from './advance-till.repo.ts';
import { payQueue } from '../run/pay-inputs.repo.ts';

/** In the queue of the pay, because approving a run takes back of the same advances. */
export const repayAdvance = defineCallable(contract, (input, { caller, now, record }) => {
  const { advanceId, repayment, cashSession: chosen } = input;
  const { restaurantId } = caller;
  const params = { restaurantId, advanceId };
  return transact(payQueue(restaurantId), async (store) => {
    const month = repayment.on.slice(0, 7);
    const [known, today, figures] = await Promise.all([
      store.need(advances, params, 'advance-not-found'),
      todayAt(store, restaurantId, now),
      repayment.kind === 'writtenOff' ? store.get(months, { restaurantId, month }) : null,
    ]);
    const next = withRepayment(known, repayment, { today, at: now });
    if (next === known) return {};
    const { id, method, on, amountPaise } = repayment;
    const isToDrawer = method === 'drawer';
    const name = isToDrawer ? (await thePerson(store, restaurantId, known.personId)).name : '';
    const back = { id, kind: 'in', method, on, amountPaise, name, chosen } as const;
    const till = await readAdvanceTill(store, { caller, now }, back);
    till.write(store);
    store.change(advances, params, known, next);
    if (figures?.staleSince === null) store.update(months, { restaurantId, month }, { staleSince: now });
    record(store, {
      advanceId,
      personId: known.personId,
      kind: repayment.kind,
      amountPaise: repayment.amountPaise,
    });
    return {};
  });
});
