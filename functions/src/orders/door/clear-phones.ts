import { clearJoinRequests, openJoinRequests } from '@bhoj/domain/orders/door/join-requests';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { clearPhones as contract } from '@bhoj/domain/orders/door/phones.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import type { Store } from '../../firebase/store.ts';

interface Clearing {
  readonly restaurantId: string;
  readonly now: number;
}

/** Ends waiting orders: they and their requests expire now. Returns their number. */
async function endWaiting(store: Store, { restaurantId, now }: Clearing, query: QuerySpec): Promise<number> {
  const { rows } = await store.findReadable(orders, { restaurantId }, query);
  for (const { id, value } of rows)
    writeOrder(store, { restaurantId, orderId: id }, { before: value, after: { ...value, expireAt: now } });
  return rows.length;
}

/** Sends away the phones with a join request for a table's open order. Returns their number. */
async function endJoinRequests(
  store: Store,
  { restaurantId, now }: Clearing,
  orderId: string,
): Promise<number> {
  const before = await readOrder(store, { restaurantId, orderId });
  const after = clearJoinRequests(before, now);
  if (after === null) return 0;
  writeOrder(store, { restaurantId, orderId }, { before, after });
  return openJoinRequests(before, now).length;
}

async function clearTable(store: Store, clearing: Clearing, tableId: string): Promise<number> {
  const { restaurantId, now } = clearing;
  const table = await store.need(tables, { restaurantId, tableId }, 'table-not-found');
  if (table.currentOrderId !== null) return endJoinRequests(store, clearing, table.currentOrderId);
  const ended = await endWaiting(store, clearing, orders.queries.waitingAt(tableId, new Date(now)));
  if (table.serviceRequest !== null)
    store.update(tables, { restaurantId, tableId }, { serviceRequest: null });
  return ended;
}

export const clearPhones = defineCallable(contract, ({ tableId }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const clearing = { restaurantId: caller.restaurantId, now };
    const cleared =
      tableId === null
        ? await endWaiting(store, clearing, orders.queries.askingAtDoor(new Date(now)))
        : await clearTable(store, clearing, tableId);
    if (cleared > 0) record(store, { tableId, cleared });
    return {};
  }),
);
