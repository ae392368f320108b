import { saveJoins as contract } from '@bhoj/domain/bookings/shape/bookings.contract';
import { planJoins } from '@bhoj/domain/tables/joins';
import { floorId } from '@bhoj/domain/tables/table';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { queueOf } from './booking.repo.ts';

export const saveJoins = defineCallable(
  contract,
  async ({ floor: number, base, joins }, { caller, record }) => {
    const { restaurantId } = caller;
    const all = await readAt((store) => store.find(tables, { restaurantId }, tables.queries.all()));
    const onFloor = all.map(({ value }) => value).filter(({ floor }) => floor === number);
    return transact(queueOf(restaurantId), async (store) => {
      const at = { restaurantId, floorId: floorId(number) };
      const floor = await store.need(floors, at, 'table-not-found');
      const after = planJoins(floor.joins, { base, list: joins, tables: onFloor });
      if (after !== undefined && after !== floor.joins) {
        store.update(floors, at, { joins: after });
        record(store, { floor: number, version: after.version, joins: joins.length });
      }
      return { version: after?.version ?? 0 };
    });
  },
);
