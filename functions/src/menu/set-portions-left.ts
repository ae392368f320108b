import { setPortions } from '@bhoj/domain/menu/portions/portions-left';
import { setPortionsLeft as contract } from '@bhoj/domain/menu/portions/portions-left.contract';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readPortions, stockOfPortions, writePortions } from '../shared/portions.repo.ts';

export const setPortionsLeft = defineCallable(contract, ({ counts }, { caller, now }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [menu, profile, before] = await Promise.all([
      store.need(menus, { restaurantId }, 'restaurant-not-found'),
      store.need(profiles, { restaurantId }, 'restaurant-not-found'),
      readPortions(store, restaurantId),
    ]);
    const after = setPortions(stockOfPortions(before), counts, menu, { at: now, cutoff: profile.dayCutoff });
    writePortions(store, restaurantId, before, after);
    return {};
  }),
);
