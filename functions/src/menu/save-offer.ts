import { saveOffer as contract } from '@bhoj/domain/menu/offers/offer.contract';
import { withOffer } from '@bhoj/domain/menu/offers/offer-list';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const saveOffer = defineCallable(contract, ({ id, offer }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const restaurant = await store.get(restaurants, { restaurantId });
    if (restaurant === null) throw new Refusal('restaurant-not-found');
    const known = restaurant.offers ?? [];
    const offers = withOffer(known, id, offer);
    if (same(known, offers)) return {};
    store.update(restaurants, { restaurantId }, { offers });
    record(store, { id, name: offer?.name ?? null, percentBp: offer?.percentBp ?? null });
    return {};
  }),
);
