import { assertSameValue, handedOverOf, handOver as hand } from '@bhoj/domain/billing/settle/handing-over';
import { countHandOver } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { handOver as contract } from '@bhoj/domain/orders/acts/aggregator.contract';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { openDay } from '../../shared/days.repo.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';

export const handOver = defineCallable(contract, ({ orderId, valuePaise }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const at = { restaurantId, orderId };
    const [before, profile] = await Promise.all([
      readOrder(store, at),
      store.need(profiles, { restaurantId }, 'restaurant-not-found'),
    ]);
    const known = handedOverOf(before);
    if (known !== null) {
      assertSameValue(known, valuePaise);
      return {};
    }
    const day = await openDay(store, restaurantId, businessDayOf(now, profile.dayCutoff));
    const { order: after, handedOver } = hand(before, { valuePaise, day: day.day, at: now });
    writeOrder(store, at, { before, after });
    store.set(days, { restaurantId, day: day.day }, countHandOver(day, handedOver));
    record(store, { orderId, operator: handedOver.operator, valuePaise: handedOver.valuePaise });
    return {};
  }),
);
