import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { markAllPresent as contract } from '@bhoj/domain/payroll/muster/muster.contract';
import { assertMusterOpen, marked, presentOn } from '@bhoj/domain/payroll/muster/muster';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { keepMuster, musterOf, musterQueue, todayAt } from '../payroll.repo.ts';

export const markAllPresent = defineCallable(contract, ({ day }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const month = day.slice(0, 7);
  return transact(musterQueue(restaurantId, month), async (store) => {
    const [today, known, everybody] = await Promise.all([
      todayAt(store, restaurantId, now),
      musterOf(store, restaurantId, month, now),
      store.find(people, { restaurantId }, people.queries.all()),
    ]);
    if (day > today) throw new Refusal('mark-too-early', { day });
    assertMusterOpen(known.muster);
    const cells = presentOn(known.muster, everybody, day);
    const byId = new Map(everybody.map(({ id, value }) => [id, value]));
    const next = marked(known.muster, byId, cells, today);
    if (keepMuster(store, restaurantId, known, next, now)) record(store, { day, marked: cells.length });
    return {};
  });
});
