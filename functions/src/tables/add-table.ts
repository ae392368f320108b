import { addTable as contract } from '@bhoj/domain/tables/tables.contract';
import { newTableKey } from '@bhoj/domain/kernel/ids';
import { planAdding } from '@bhoj/domain/tables/seating-plan';
import { newPlace } from '@bhoj/domain/tables/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readSeating, writeSeating } from './seating.repo.ts';

export const addTable = defineCallable(contract, ({ tableIds, seats }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const seating = await readSeating(store, restaurantId);
    const add = planAdding(tableIds, seating.tables, seating.restaurant).map((place) =>
      newPlace(place, { restaurantId, key: newTableKey(), at: now, seats }),
    );
    if (add.length > 0) {
      writeSeating(store, restaurantId, seating, { add, remove: [], at: now });
      record(store, { added: add.map(({ id }) => id).join(' '), seats });
    }
    return { tableIds };
  }),
);
