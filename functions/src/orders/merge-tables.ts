import { tables } from '@bhoj/domain/tables/table.collection';
import { pendingRounds } from '@bhoj/domain/orders/order.collection';
import { mergeTables as contract } from '@bhoj/domain/orders/acts.contract';
import { merged } from '@bhoj/domain/orders/merging';
import { holdsTable } from '@bhoj/domain/orders/round';
import { openRequest } from '@bhoj/domain/orders/seating';
import { defineCallable } from '../firebase/define-callable.ts';
import { assertStorable } from '../firebase/storable.ts';
import { transact } from '../firebase/store.ts';
import { readOrder, writeOrder } from '../shared/orders.repo.ts';
import type { Order, PendingRound } from '@bhoj/domain/orders/order.schema';
import type { Store } from '../firebase/store.ts';

/** The rounds of an order that wait for a captain. */
async function readPending(
  store: Store,
  at: { restaurantId: string; orderId: string },
  { pendingRounds: roundIds }: Order,
): Promise<[roundId: string, round: PendingRound][]> {
  const read = async (roundId: string) =>
    [roundId, await store.get(pendingRounds, { ...at, roundId })] as const;
  const found = await Promise.all(roundIds.map(read));
  return found.flatMap(([roundId, round]) => (round === null ? [] : [[roundId, round]]));
}

export const mergeTables = defineCallable(contract, ({ fromOrderId, intoOrderId }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const fromAt = { restaurantId, orderId: fromOrderId };
    const intoAt = { restaurantId, orderId: intoOrderId };
    const [from, into] = await Promise.all([
      readOrder(store, restaurantId, fromOrderId),
      readOrder(store, restaurantId, intoOrderId),
    ]);
    if (from.mergedInto === intoOrderId) return {};
    const merge = merged(from, into, intoOrderId, now);
    assertStorable(merge.into);
    const pending = await readPending(store, fromAt, from);
    writeOrder(store, fromAt, from, merge.from);
    writeOrder(store, intoAt, into, merge.into);
    if (holdsTable(into)) {
      const serviceRequest = openRequest(merge.into);
      store.update(tables, { restaurantId, tableId: into.tableId }, { serviceRequest });
    }
    for (const [roundId, round] of pending) {
      store.create(pendingRounds, { ...intoAt, roundId }, { ...round, by: merge.nameOf(round.by) });
      store.delete(pendingRounds, { ...fromAt, roundId });
    }
    record(store, { orderId: intoOrderId, fromOrderId, fromTableId: from.tableId, toTableId: into.tableId });
    return {};
  }),
);
