import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import { openSharedSlips as contract } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { documentSettings, serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';
import { readOwnPays, readOwnSlips } from './own-pay.repo.ts';

/** Reads 27 documents at most. An unknown restaurant is refused like an unknown token. */
export const openSharedSlips = defineCallable(contract, ({ restaurantId, token }, { now }) =>
  readAt(async (store) => {
    const [restaurant, service, documents, [person]] = await Promise.all([
      store.get(restaurants, { restaurantId }),
      store.get(serviceSettings, { restaurantId }),
      store.get(documentSettings, { restaurantId }),
      store.find(people, { restaurantId }, people.queries.bySlipToken(token)),
    ]);
    if (restaurant === null || service === null || person === undefined) throw new Refusal('slips-not-found');
    const pays = await readOwnPays(store, restaurantId, person, businessDayOf(now, service.dayCutoff));
    const months = pays.map(({ month }) => month);
    return {
      restaurantName: restaurant.restaurantName,
      restaurantAddress: documents?.address ?? '',
      name: person.value.name,
      slips: await readOwnSlips(store, { restaurantId, personId: person.id }, months),
    };
  }),
);
