import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { openSupport as contract } from '@bhoj/domain/support/support.contract';
import { openedTo } from '@bhoj/domain/support/support';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { noteTenant } from '../shared/tenants.repo.ts';

export const openSupport = defineCallable(contract, async ({ supportId }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const until = await transact(`support ${restaurantId}`, async (store) => {
    const restaurant = await store.need(restaurants, { restaurantId }, 'restaurant-not-found');
    const support = openedTo(restaurant.support, supportId, now);
    if (support !== restaurant.support) {
      store.update(restaurants, { restaurantId }, { support });
      record(store, { supportId, until: support.until });
    }
    return support.until;
  });
  await noteTenant(restaurantId, now);
  return { until };
});
