import { namePlaces as contract } from '@bhoj/domain/tables/tables.contract';
import { same } from '@bhoj/domain/kernel/same';
import { planNames } from '@bhoj/domain/tables/naming';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readSeating, writeRecord } from './seating.repo.ts';

export const namePlaces = defineCallable(contract, ({ places }, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { restaurant, tables, floors } = await readSeating(store, restaurantId);
    const known = restaurant.placeNames ?? {};
    const present = new Set([...tables, ...floors].map(({ id }) => id));
    const placeNames = planNames(known, places, present);
    if (same(known, placeNames)) return {};
    writeRecord(store, restaurantId, restaurant, { placeNames });
    record(store, {
      named: places
        .map(({ id, name }) => `${id} ${name}`.trim())
        .join(', ')
        .slice(0, 500),
    });
    return {};
  }),
);
