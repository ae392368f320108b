import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { withAddress } from '@bhoj/domain/restaurant/public-address';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { choosePublicAddress as contract } from '@bhoj/domain/restaurant/public-address.contract';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

/** Writes the profile too, so that the address answers at once. */
export const choosePublicAddress = defineCallable(contract, ({ slug }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [restaurant, taken] = await Promise.all([
      readRestaurant(store, restaurantId, 'service', 'documents'),
      store.get(publicAddresses, { slug }),
    ]);
    if (taken !== null && taken.restaurantId !== restaurantId) throw new Refusal('public-address-taken');
    const publicAddress = withAddress(restaurant.publicAddress, slug);
    if (same(publicAddress, restaurant.publicAddress)) return { slug };
    if (taken === null) store.create(publicAddresses, { slug }, { restaurantId, chosenAt: now });
    store.update(restaurants, { restaurantId }, { publicAddress });
    store.set(profiles, { restaurantId }, projectProfile({ ...restaurant, publicAddress }));
    record(store, { slug });
    return { slug };
  }),
);
