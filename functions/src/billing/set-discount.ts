import { assertMayDiscount, withDiscount } from '@bhoj/domain/billing/discount';
import { billOf, dueOf } from '@bhoj/domain/billing/running-bill';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { setDiscount as contract } from '@bhoj/domain/billing/settlement.contract';
import { assertOpen } from '@bhoj/domain/billing/settlement';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const setDiscount = defineCallable(contract, (input, { caller, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId, kind, name: label } = caller;
    const { orderId } = input;
    const [stored, restaurant] = await Promise.all([
      store.get(orders, { restaurantId, orderId }),
      store.get(restaurants, { restaurantId }),
    ]);
    if (stored === null) throw new Refusal('order-not-found');
    if (restaurant === null) throw new Refusal('restaurant-not-found');
    const discount = input.discount && { ...input.discount, by: { kind, label } };
    if (same(stored.discount, discount)) return {};
    assertOpen(stored);
    const order = withDiscount(stored, discount);
    assertMayDiscount(order, { kind, limitPaise: restaurant.captainDiscountLimitPaise });
    const { duePaise, paidPaise } = dueOf(order, billOf(order, restaurant));
    if (duePaise < 0) throw new Refusal('part-paid', { paidPaise });
    store.update(orders, { restaurantId, orderId }, { discount });
    record(store, {
      orderId,
      kind: discount?.kind ?? null,
      value: discount?.value ?? null,
      reason: discount?.reason ?? null,
    });
    return {};
  }),
);
