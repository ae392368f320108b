import { costsOf } from '@bhoj/domain/menu/dish/costs';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { saveCosts as contract } from '@bhoj/domain/menu/dish/costs.contract';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const saveCosts = defineCallable(contract, ({ costs }, { caller }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [menu, known] = await Promise.all([
      store.need(menus, { restaurantId }, 'restaurant-not-found'),
      store.get(menuCosts, { restaurantId }),
    ]);
    store.change(menuCosts, { restaurantId }, known, costsOf(menu, known, costs));
    return {};
  }),
);
