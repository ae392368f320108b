import { closedOnceBilled } from '@bhoj/domain/billing/settlement';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders, rounds } from '@bhoj/domain/orders/order.collection';
import { moveLines as contract } from '@bhoj/domain/orders/acts.contract';
import { withMovedLines } from '@bhoj/domain/orders/moving-lines';
import { mirrored, newOrder } from '@bhoj/domain/orders/round';
import { assertFree, typeAt } from '@bhoj/domain/orders/seating';
import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { assertStorable } from '../firebase/storable.ts';
import { transact } from '../firebase/store.ts';
import { readOrder, writeOrder } from '../shared/orders.repo.ts';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Store } from '../firebase/store.ts';

/** Where lines go: who writes them there once it is decided what they are. */
interface Target {
  readonly order: Order;
  readonly write: (order: Order) => void;
}

async function openTarget(store: Store, at: { restaurantId: string; orderId: string }): Promise<Target> {
  const order = await readOrder(store, at.restaurantId, at.orderId);
  return { order, write: (after) => writeOrder(store, at, order, after) };
}

/** A new order on a free table. */
async function newTarget(
  store: Store,
  { restaurantId, orderId }: { restaurantId: string; orderId: string },
  { tableId, at }: { tableId: string; at: number },
): Promise<Target> {
  const [profile, table, known] = await Promise.all([
    store.get(profiles, { restaurantId }),
    store.get(tables, { restaurantId, tableId }),
    store.get(orders, { restaurantId, orderId }),
  ]);
  if (profile === null) throw new Refusal('restaurant-not-found');
  if (table === null) throw new Refusal('table-not-found');
  // An id that is an order already names another party.
  if (known !== null) throw new Refusal('order-closed');
  assertFree(table);
  const type = typeAt(table);
  const code = newJoiningCode();
  const order = newOrder({ type, tableId, code, trusted: true, partySize: null, profile, at });
  return {
    order,
    write: (after) => {
      store.create(orders, { restaurantId, orderId }, after);
      store.change(tables, { restaurantId, tableId }, table, mirrored(table, orderId, after));
    },
  };
}

export const moveLines = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { requestId, fromOrderId, intoOrderId, toTableId, portions } = input;
    const at = { restaurantId, orderId: intoOrderId };
    const [done, from] = await Promise.all([
      store.get(rounds, { ...at, roundId: requestId }),
      readOrder(store, restaurantId, fromOrderId),
    ]);
    if (done !== null) return { lineIds: done.lineIds };
    const target = await (toTableId === null
      ? openTarget(store, at)
      : newTarget(store, at, { tableId: toTableId, at: now }));
    const by = { kind: caller.kind, label: caller.name };
    const move = withMovedLines(from, target.order, portions, { by, at: now });
    assertStorable(move.into);
    writeOrder(store, { restaurantId, orderId: fromOrderId }, from, closedOnceBilled(move.from, now));
    target.write(move.into);
    const { lineIds } = move;
    const result = { roundId: requestId, orderId: intoOrderId, outcome: 'sent' as const, kot: null, lineIds };
    store.create(rounds, { ...at, roundId: requestId }, result);
    record(store, { orderId: intoOrderId, fromOrderId, lines: Object.keys(portions).length });
    return { lineIds };
  }),
);
