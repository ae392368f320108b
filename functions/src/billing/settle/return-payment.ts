import { returnPayment as giveBack } from '@bhoj/domain/billing/settle/payments';
import { returnPayment as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { inTill } from '@bhoj/domain/cash/sums';
import { countReturn } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { ZERO } from '@bhoj/domain/money/money';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { openDay } from '../../shared/days.repo.ts';
import { readTill } from '../../shared/cash.repo.ts';
import { placeFields } from '@bhoj/domain/orders/shape/order-tables';
import { defineApprovable } from '../../shared/define-approvable.ts';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';

export const returnPayment = defineApprovable(
  contract,
  async (store, input, { caller, allowed, now, record, concerns }) => {
    const { orderId, paymentId, given, reason } = input;
    const { restaurantId } = caller;
    const at = { restaurantId, orderId };
    const [known, service] = await Promise.all([
      readAccount(store, at),
      store.need(serviceSettings, { restaurantId }, 'restaurant-not-found'),
    ]);
    const day = await openDay(store, restaurantId, businessDayOf(now, service.dayCutoff));
    const till = await readTill(store, service, { caller, now, chosen: input.cashSession });
    const after = giveBack(known, { paymentId, given, businessDay: day.day, ...allowed, ...till.named });
    if (after === 'returned-before') return {};
    const { amountPaise, taken } = after.returned;
    concerns({ orderId, ...placeFields(known.order), amountPaise, reason });
    const counted = countReturn(day, after.returned);
    store.set(days, { restaurantId, day: day.day }, counted);
    // A tip stays where it was taken: only the amount is given back.
    const amounts = known.money.payments
      .filter(({ id }) => id === paymentId)
      .map((payment) => ({ ...payment, tipPaise: ZERO }));
    const released = inTill(amounts);
    till.write(store, { day: { before: day, after: counted }, released });
    writeAccount(store, at, known, after.account);
    record(store, { orderId, paymentId, method: taken.method, givenBy: given.method, amountPaise, reason });
    return {};
  },
);
