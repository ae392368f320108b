import { markMuster as contract } from '@bhoj/domain/payroll/muster/muster.contract';
import { marked } from '@bhoj/domain/payroll/muster/muster';
import { overtakenOf, withoutOvertaken } from '@bhoj/domain/payroll/muster/overtaken';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { changedAfter, keepMuster, musterOf, musterQueue, thePerson, todayAt } from '../payroll.repo.ts';

export const markMuster = defineCallable(contract, ({ month, cells }, { caller, now, record }) => {
  const { restaurantId } = caller;
  return transact(musterQueue(restaurantId, month), async (store) => {
    const ids = [...new Set(cells.map(({ personId }) => personId))];
    const [today, known, named] = await Promise.all([
      todayAt(store, restaurantId, now),
      musterOf(store, restaurantId, month, now),
      Promise.all(ids.map(async (id) => [id, await thePerson(store, restaurantId, id)] as const)),
    ]);
    const byId = new Map(named);
    const refused = overtakenOf(known.muster, byId, cells);
    const taken = withoutOvertaken(cells, refused);
    const next = marked(known.muster, byId, taken, today);
    if (!keepMuster(store, restaurantId, known, next, now))
      return { changedAt: known.muster.changedAt, refused };
    record(store, { month, cells: taken.length });
    return { changedAt: changedAfter(known, now), refused };
  });
});
