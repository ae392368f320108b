import { isDeepStrictEqual } from 'node:util';
import { deliveries, orders } from '@bhoj/domain/orders/order.collection';
import { changeDetails as contract } from '@bhoj/domain/orders/acts.contract';
import { deliveryOf, withDetails } from '@bhoj/domain/orders/delivery';
import { assertOpen } from '@bhoj/domain/orders/seating';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readOrder } from '../shared/orders.repo.ts';

export const changeDetails = defineCallable(contract, ({ orderId, details }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const [known, kept] = await Promise.all([
      readOrder(store, restaurantId, orderId),
      store.get(deliveries, { restaurantId, orderId }),
    ]);
    assertOpen(known);
    if (known.tableId !== null) throw new Refusal('is-at-a-table');
    const { label, deliveryChargePaise } = withDetails(known, details);
    const delivery = deliveryOf(details, kept?.createdAt ?? now);
    const isSame = label === known.label && deliveryChargePaise === known.deliveryChargePaise;
    if (isSame && isDeepStrictEqual(delivery, kept)) return {};
    store.update(orders, { restaurantId, orderId }, { label, deliveryChargePaise });
    if (delivery !== null) store.set(deliveries, { restaurantId, orderId }, delivery);
    record(store, { orderId, deliveryChargePaise });
    return {};
  }),
);
