import { floors, restaurants, tables } from '@bhoj/domain/collections/restaurant';
import { seedTables as contract } from '@bhoj/domain/contracts/accounts';
import { newTableKey } from '@bhoj/domain/platform/ids';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { floorId, newTable, planSeating } from '@bhoj/domain/restaurant/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const seedTables = defineCallable(contract, async ({ tablesPerFloor }, { caller, now, record }) => {
  const { restaurantId } = caller;
  return transact(async (store) => {
    const [knownTables, knownFloors] = await Promise.all([
      store.find(tables, { restaurantId }, tables.queries.all()),
      store.find(floors, { restaurantId }, floors.queries.all()),
    ]);
    const plan = planSeating(
      knownTables.map(({ value }) => value),
      tablesPerFloor,
    );
    if (plan.inUse.length > 0) {
      throw new Refusal('table-in-use', { tables: plan.inUse.map((table) => table.id) });
    }
    for (const { floor, n } of plan.add) {
      const table = newTable({ restaurantId, floor, n, key: newTableKey(), at: now });
      store.create(tables, { restaurantId, tableId: table.id }, table);
    }
    for (const { id } of plan.remove) store.delete(tables, { restaurantId, tableId: id });
    const present = new Set(knownFloors.map(({ id }) => id));
    tablesPerFloor.forEach((_, i) => {
      const id = floorId(i + 1);
      if (!present.delete(id)) {
        store.create(floors, { restaurantId, floorId: id }, { id, number: i + 1, createdAt: now });
      }
    });
    for (const id of present) store.delete(floors, { restaurantId, floorId: id });
    store.update(
      restaurants,
      { restaurantId },
      {
        seatingConfiguration: { floors: tablesPerFloor.length, tablesPerFloor },
      },
    );
    record(store, { added: plan.add.length, removed: plan.remove.length });
    return { floors: tablesPerFloor.length, tables: tablesPerFloor.reduce((a, b) => a + b, 0) };
  });
});
