import { closeIfBilled } from '@bhoj/domain/billing/settle/settlement';
import { cancelLines as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { newCancellations, uncookedCancelled } from '@bhoj/domain/orders/acts/cancellations';
import { cancelPortions } from '@bhoj/domain/orders/acts/cancelling';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { memberOf } from '../../shared/author.ts';
import { openDay, writeCancelled } from '../../shared/days.repo.ts';
import { readAccount, writeOrder } from '../../shared/orders.repo.ts';
import { prepareGivingBack } from '../../shared/portions.repo.ts';

export const cancelLines = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { orderId, lineIds, portions = {}, reason } = input;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const at = { restaurantId, orderId };
    const { order: before, money } = await readAccount(store, at);
    const day = await openDay(store, restaurantId, before.businessDay);
    const cancelling = {
      reason,
      by: memberOf(caller),
      at: now,
      bill: money,
      day: day.day,
      mayCancelMade: caller.can.includes('cancel-cooked'),
    };
    const cancelled = cancelPortions(before, { lineIds, portions }, cancelling);
    const after = closeIfBilled(cancelled.order, now);
    if (after === before) return {};
    const writeCounts = await prepareGivingBack(store, restaurantId, uncookedCancelled(before, after), now);
    writeOrder(store, at, { before, after });
    writeCounts();
    writeCancelled(store, restaurantId, day, newCancellations(before, after));
    record(store, { orderId, lineIds: cancelled.lineIds.join(' '), reason });
    return {};
  });
});
