import { closeIfBilled } from '@bhoj/domain/billing/settle/settlement';
import { cancelLines as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { newCancellations } from '@bhoj/domain/orders/acts/cancellations';
import { cancelLines as cancel } from '@bhoj/domain/orders/acts/cancelling';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { openDay, writeCancelled } from '../../shared/days.repo.ts';
import { readAccount, writeOrder } from '../../shared/orders.repo.ts';

export const cancelLines = defineCallable(contract, ({ orderId, lineIds, reason }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const { order: before, money } = await readAccount(store, at);
    const day = await openDay(store, caller.restaurantId, before.businessDay);
    const cancelling = { reason, by: memberOf(caller), at: now, bill: money, day: day.day };
    const after = closeIfBilled(cancel(before, lineIds, cancelling), now);
    if (after === before) return {};
    writeOrder(store, at, { before, after });
    writeCancelled(store, caller.restaurantId, day, newCancellations(before, after));
    record(store, { orderId, lineIds: lineIds.join(' '), reason });
    return {};
  }),
);
