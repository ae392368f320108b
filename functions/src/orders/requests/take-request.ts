import { takeRequest as take } from '@bhoj/domain/orders/requests/service-requests';
import { takeRequest as contract } from '@bhoj/domain/orders/requests/service-requests.contract';
import { tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { readOrder, writeRequest } from '../../shared/orders.repo.ts';

export const takeRequest = defineCallable(contract, ({ orderId, at: askedAt }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const at = { restaurantId, orderId };
    const before = await readOrder(store, at);
    const after = take(before, askedAt, memberOf(caller), now);
    if (after === null) return {};
    const { tableId } = after;
    const table = tableId === null ? null : await store.get(tables, { restaurantId, tableId });
    writeRequest(store, at, { before, after, table });
    record(store, { orderId, kind: after.requests.service?.kind ?? '' });
    return {};
  }),
);
