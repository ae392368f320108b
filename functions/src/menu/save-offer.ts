import { saveOffer as contract } from '@bhoj/domain/menu/offers/offer.contract';
import { withOffer } from '@bhoj/domain/menu/offers/offer-list';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const saveOffer = defineCallable(contract, ({ id, offer }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { offers: known } = await store.need(serviceSettings, { restaurantId }, 'restaurant-not-found');
    const offers = withOffer(known, id, offer);
    if (same(known, offers)) return {};
    store.update(serviceSettings, { restaurantId }, { offers });
    record(store, { id, name: offer?.name ?? null, percentBp: offer?.percentBp ?? null });
    return {};
  }),
);
