import { mergeTables as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { withLinesOutside } from '@bhoj/domain/billing/discounts/discount';
import { mergeOrders } from '@bhoj/domain/orders/acts/merging';
import { pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { followMerge } from '../../shared/booked-orders.repo.ts';
import { readAccount, writeAccount, writeOrder } from '../../shared/orders.repo.ts';
import type { Order, PendingRound } from '@bhoj/domain/orders/shape/order.schema';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt } from '../../shared/orders.repo.ts';

async function readPending(
  store: Store,
  at: OrderAt,
  { acceptance }: Order,
): Promise<[roundId: string, round: PendingRound][]> {
  const read = async (roundId: string) =>
    [roundId, await store.get(pendingRounds, { ...at, roundId })] as const;
  const found = await Promise.all(acceptance.waiting.map(read));
  return found.flatMap(([roundId, round]) => (round === null ? [] : [[roundId, round]]));
}

export const mergeTables = defineCallable(contract, ({ fromOrderId, intoOrderId }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const fromAt = { restaurantId, orderId: fromOrderId };
    const intoAt = { restaurantId, orderId: intoOrderId };
    const [{ order: from, money }, into] = await Promise.all([
      readAccount(store, fromAt),
      readAccount(store, intoAt),
    ]);
    if (from.ending.mergedInto === intoOrderId) return {};
    const merge = mergeOrders(from, into.order, { bill: money, intoOrderId, at: now });
    const pending = await readPending(store, fromAt, from);
    writeOrder(store, fromAt, { before: from, after: merge.from });
    followMerge(store, fromAt, from, { ...into.order, orderId: intoOrderId, now });
    const kept = withLinesOutside(into.money, merge.lineIds);
    const merged = { order: merge.into, money: { ...kept, buyer: kept.buyer ?? money.buyer } };
    writeAccount(store, intoAt, into, merged);
    for (const [roundId, round] of pending) {
      store.create(pendingRounds, { ...intoAt, roundId }, { ...round, by: merge.nameOf(round.by) });
      store.delete(pendingRounds, { ...fromAt, roundId });
    }
    record(store, {
      orderId: intoOrderId,
      fromOrderId,
      fromTableId: from.tableId,
      toTableId: into.order.tableId,
    });
    return {};
  }),
);
