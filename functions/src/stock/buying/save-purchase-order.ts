import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { orderedLines, savedState } from '@bhoj/domain/stock/buying/purchase-orders';
import { savePurchaseOrder as contract } from '@bhoj/domain/stock/buying/purchase-orders.contract';
import { purchaseOrders } from '@bhoj/domain/stock/shape/buying.collection';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { personOf } from '../../shared/deposits.repo.ts';
import { needVendor, queueOf } from '../buying.repo.ts';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';

export const savePurchaseOrder = defineCallable(contract, (input, { caller, now, record }) =>
  transact(queueOf(caller.restaurantId), async (store) => {
    const { restaurantId } = caller;
    const { purchaseOrderId, version, vendorId, state, lines, note } = input;
    const at = { restaurantId, purchaseOrderId };
    const [before, vendor, items] = await Promise.all([
      store.get(purchaseOrders, at),
      needVendor(store, { restaurantId, vendorId }),
      store.get(stockItems, { restaurantId }),
    ]);
    const ordered = orderedLines(lines, items?.items ?? [], before?.lines ?? []);
    const after = {
      vendorId,
      vendorName: vendor.name,
      state: savedState(state, ordered),
      lines: ordered,
      note,
    };
    if (before !== null && before.version === version + 1 && isAs(before, after))
      return { version: before.version };
    if ((before?.version ?? 0) !== version) throw new Refusal('changed-meanwhile');
    if (before?.state === 'closed') throw refusedBuying('purchase-order-closed');
    store.change(purchaseOrders, at, before, {
      ...after,
      version: version + 1,
      createdAt: before?.createdAt ?? now,
      changedAt: now,
      by: before?.by ?? personOf(caller),
    });
    record(store, { purchaseOrderId, vendor: vendor.name, state: after.state, version: version + 1 });
    return { version: version + 1 };
  }),
);

/** True where a repeat finds what it has written. */
const isAs = (order: object, after: object): boolean =>
  Object.entries(after).every(([field, value]) => same((order as Record<string, unknown>)[field], value));
