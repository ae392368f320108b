import { floors } from '@bhoj/domain/tables/table.collection';
import { arrangeFloor as contract } from '@bhoj/domain/tables/tables.contract';
import { planArranging } from '@bhoj/domain/tables/floor-plan';
import { floorId } from '@bhoj/domain/tables/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const arrangeFloor = defineCallable(contract, (input, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, floorId: floorId(input.floor) };
    const floor = await store.need(floors, at, 'table-not-found');
    const plan = planArranging(floor.plan, input);
    if (plan !== floor.plan) {
      store.update(floors, at, { plan });
      record(store, { floor: input.floor, version: plan.version });
    }
    return { version: plan.version };
  }),
);
