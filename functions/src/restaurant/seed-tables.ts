import { isDeepStrictEqual } from 'node:util';
import { floors, restaurants, tables } from '@bhoj/domain/collections/restaurant';
import { seedTables as contract } from '@bhoj/domain/contracts/accounts';
import { newTableKey } from '@bhoj/domain/platform/ids';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { floorId, newTable, planSeating } from '@bhoj/domain/restaurant/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const seedTables = defineCallable(contract, async ({ tablesPerFloor }, { caller, now, record }) => {
  const { restaurantId } = caller;
  const answer = { floors: tablesPerFloor.length, tables: tablesPerFloor.reduce((a, b) => a + b, 0) };
  return transact(restaurantId, async (store) => {
    const [restaurant, knownTables, knownFloors] = await Promise.all([
      store.get(restaurants, { restaurantId }),
      store.find(tables, { restaurantId }, tables.queries.all()),
      store.find(floors, { restaurantId }, floors.queries.all()),
    ]);
    if (restaurant === null) throw new Refusal('restaurant-not-found');
    const plan = planSeating(
      knownTables.map(({ value }) => value),
      tablesPerFloor,
    );
    if (plan.inUse.length > 0) {
      throw new Refusal('table-in-use', { tables: plan.inUse.map((table) => table.id) });
    }
    const present = new Set(knownFloors.map(({ id }) => id));
    const seating = { floors: tablesPerFloor.length, tablesPerFloor };
    const isDone =
      plan.add.length + plan.remove.length === 0 &&
      present.size === seating.floors &&
      isDeepStrictEqual(restaurant.seatingConfiguration, seating);
    if (isDone) return answer;
    for (const { floor, n } of plan.add) {
      const table = newTable({ restaurantId, floor, n, key: newTableKey(), at: now });
      store.create(tables, { restaurantId, tableId: table.id }, table);
    }
    for (const { id } of plan.remove) store.delete(tables, { restaurantId, tableId: id });
    tablesPerFloor.forEach((_, i) => {
      const id = floorId(i + 1);
      if (!present.delete(id)) {
        store.create(floors, { restaurantId, floorId: id }, { id, number: i + 1, createdAt: now });
      }
    });
    for (const id of present) store.delete(floors, { restaurantId, floorId: id });
    store.update(restaurants, { restaurantId }, { seatingConfiguration: seating });
    record(store, { added: plan.add.length, removed: plan.remove.length });
    return answer;
  });
});
