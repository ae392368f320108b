import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { seedTables as contract } from '@bhoj/domain/tables/tables.contract';
import { isExpired } from '@bhoj/domain/orders/door/joining';
import { newTableKey } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { isInUse, planSeating } from '@bhoj/domain/tables/seating-plan';
import { newTable } from '@bhoj/domain/tables/table';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readSeating, writeSeating } from './seating.repo.ts';
import type { Store } from '../firebase/store.ts';

/** Returns the tables with a scanned code and an order that has not begun yet. */
async function tablesOrderedAt(store: Store, restaurantId: string, at: number): Promise<Set<string>> {
  const live = await store.find(orders, { restaurantId }, orders.queries.live());
  return new Set(
    live.flatMap(({ value }) => (value.tableId === null || isExpired(value, at) ? [] : [value.tableId])),
  );
}

export const seedTables = defineCallable(contract, async ({ tablesPerFloor }, { caller, now, record }) => {
  const { restaurantId } = caller;
  return transact(restaurantId, async (store) => {
    const seating = await readSeating(store, restaurantId);
    const removesSome = planSeating(seating.tables, tablesPerFloor).remove.length > 0;
    const ordering = removesSome ? await tablesOrderedAt(store, restaurantId, now) : undefined;
    const plan = planSeating(seating.tables, tablesPerFloor, ordering);
    if (plan.inUse.length > 0) {
      const isSeated = plan.inUse.some(isInUse);
      throw new Refusal(isSeated ? 'table-in-use' : 'guest-ordering', {
        tables: plan.inUse.map((table) => table.id),
      });
    }
    const add = plan.add.map((place) => newTable({ restaurantId, ...place, key: newTableKey(), at: now }));
    if (writeSeating(store, restaurantId, seating, { add, remove: plan.remove, at: now })) {
      record(store, { added: add.length, removed: plan.remove.length });
    }
    return { floors: tablesPerFloor.length, tables: tablesPerFloor.reduce((a, b) => a + b, 0) };
  });
});
