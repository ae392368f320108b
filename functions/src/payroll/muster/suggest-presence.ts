import { suggestPresence as contract } from '@bhoj/domain/payroll/muster/muster.contract';
import { withPresence } from '@bhoj/domain/payroll/muster/own-days';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt, transact } from '../../firebase/store.ts';
import { readOwnToday } from '../../shared/days-around.repo.ts';
import { ownPerson } from '../../shared/own-person.ts';
import { keepMuster, musterOf, musterQueue } from '../payroll.repo.ts';

export const suggestPresence = defineCallable(contract, async (_, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const today = await readAt(async (store) => {
    const [{ dayCutoff }, { id: personId }] = await Promise.all([
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
      ownPerson(store, restaurantId, uid),
    ]);
    return readOwnToday(store, { restaurantId, personId }, now, dayCutoff);
  });
  const month = today.slice(0, 7);
  return transact(musterQueue(restaurantId, month), async (store) => {
    const [person, known] = await Promise.all([
      ownPerson(store, restaurantId, uid),
      musterOf(store, restaurantId, month, now),
    ]);
    const next = withPresence(known.muster, person, today);
    if (keepMuster(store, restaurantId, known, next, now)) record(store, { day: today });
    return {};
  });
});
