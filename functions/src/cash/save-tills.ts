import { saveTills as contract } from '@bhoj/domain/cash/cash.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { takenInByDay } from '@bhoj/domain/cash/session-acts';
import { assertTillsFree } from '@bhoj/domain/cash/tills';
import { same } from '@bhoj/domain/kernel/same';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readActive } from '../shared/cash.repo.ts';

export const saveTills = defineCallable(contract, (tills, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [unfinished, active, before] = await Promise.all([
      store.find(cashSessions, { restaurantId }, cashSessions.queries.unfinished()),
      readActive(store, restaurantId),
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
    ]);
    assertTillsFree(
      tills,
      unfinished.map(({ value }) => value),
    );
    if (same(before.cashSessions, tills)) return {};
    store.update(serviceSettings, { restaurantId }, { cashSessions: tills });
    // Without sessions, the waiting payments are counted with the day's one drawer.
    const waiting = tills.on ? [] : active.filter(({ value }) => value.state === 'waiting');
    for (const { id, value } of waiting)
      store.set(cashSessions, { restaurantId, sessionId: id }, takenInByDay(value, value.businessDay));
    record(store, { on: tills.on, tills: tills.tills.map(({ name }) => name).join(', ') });
    return {};
  }),
);
