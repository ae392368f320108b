import { returnPayment as giveBack } from '@bhoj/domain/billing/settle/payments';
import { returnPayment as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { countReturn } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { openDay } from '../shared/days.repo.ts';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';

export const returnPayment = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { orderId, paymentId, given, reason } = input;
    const { restaurantId } = caller;
    const at = { restaurantId, orderId };
    const [known, service] = await Promise.all([
      readAccount(store, at),
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
    ]);
    const day = await openDay(store, restaurantId, businessDayOf(now, service.dayCutoff));
    const after = giveBack(known, { paymentId, given, businessDay: day.day });
    if (after === 'returned-before') return {};
    const { amountPaise, taken } = after.returned;
    store.set(days, { restaurantId, day: day.day }, countReturn(day, after.returned));
    writeAccount(store, at, known, after.account);
    record(store, { orderId, paymentId, method: taken.method, givenBy: given.method, amountPaise, reason });
    return {};
  }),
);
