import { rosters } from '@bhoj/domain/roster/roster.collection';
import { saveRoster as contract } from '@bhoj/domain/roster/roster.contract';
import { savedRoster } from '@bhoj/domain/roster/week';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const saveRoster = defineCallable(contract, (typed, { caller, now, record }) => {
  const { restaurantId, uid, name } = caller;
  const at = { restaurantId, week: typed.week };
  return transact(`${restaurantId} roster ${typed.week}`, async (store) => {
    const stored = await store.get(rosters, at);
    const next = savedRoster(stored, typed, { uid, name }, now);
    if (next !== stored) {
      store.change(rosters, at, stored, next);
      record(store, { week: typed.week, people: Object.keys(next.people).length });
    }
    return { version: next.version };
  });
});
