import { days } from '@bhoj/domain/days/day.collection';
import { isRecent, recentFrom, recentOf } from '@bhoj/domain/figures/home/recent';
import { recents } from '@bhoj/domain/figures/shape/recent.collection';
import { refreshRecent as contract } from '@bhoj/domain/figures/home/recent.contract';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';

/**
 * Reads the eight weeks and the menu at one instant, without locking them, so that no bill waits. A later change marks
 * the figures again after this call has written them.
 */
const readWeeks = (restaurantId: string, date: string) =>
  readAt(async (store) => {
    const [sold, menu] = await Promise.all([
      store.find(days, { restaurantId }, days.queries.between(recentFrom(date), date)),
      store.get(menus, { restaurantId }),
    ]);
    return { days: sold.map(({ value }) => value), menu };
  });

export const refreshRecent = defineCallable(contract, async (_, { caller, now }) => {
  const { restaurantId } = caller;
  return transact(`${restaurantId} recent`, async (store) => {
    const [service, known] = await Promise.all([
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
      store.get(recents, { restaurantId }),
    ]);
    const date = businessDayOf(now, service.dayCutoff);
    if (isRecent(known, date)) return { refreshed: false };
    const weeks = await readWeeks(restaurantId, date);
    store.set(recents, { restaurantId }, recentOf(date, { ...weeks, at: now }));
    return { refreshed: true };
  });
});
