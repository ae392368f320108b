import { createHash } from 'node:crypto';
import { canonicalJson } from '@bhoj/domain/answers/canonical-json';
import { cancelOrder as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { newCancellations, uncookedCancelled } from '@bhoj/domain/orders/acts/cancellations';
import { cancelOrder as cancel } from '@bhoj/domain/orders/acts/cancelling';
import { pendingRounds } from '@bhoj/domain/orders/shape/order.collection';
import { placeFields } from '@bhoj/domain/orders/shape/order-tables';
import { memberOf } from '../../shared/author.ts';
import { openDay, writeCancelled } from '../../shared/days.repo.ts';
import { defineApprovable } from '../../shared/define-approvable.ts';
import { readAccount, writeOrder } from '../../shared/orders.repo.ts';
import { prepareGivingBack } from '../../shared/portions.repo.ts';

export const cancelOrder = defineApprovable(
  contract,
  async (store, { orderId, reason }, { caller, authority, allowed, now, record, concerns }) => {
    const at = { restaurantId: caller.restaurantId, orderId };
    const { order: before, money } = await readAccount(store, at);
    if (before.state === 'Cancelled' && before.ending.cancelReason !== null) return {};
    const day = await openDay(store, caller.restaurantId, before.businessDay);
    const cancelling = {
      reason,
      by: memberOf(caller),
      at: now,
      bill: money,
      day: day.day,
      mayCancelMade: authority.can.includes('cancel-cooked'),
      ...allowed,
    };
    const lines = createHash('sha256').update(canonicalJson(before.lines)).digest('base64url');
    concerns({ orderId, ...placeFields(before), amountPaise: before.subtotalPaise, lines, reason });
    const after = cancel(before, cancelling);
    const { restaurantId } = caller;
    const writeCounts = await prepareGivingBack(store, restaurantId, uncookedCancelled(before, after), now);
    writeOrder(store, at, { before, after });
    writeCounts();
    writeCancelled(store, caller.restaurantId, day, newCancellations(before, after));
    for (const roundId of before.acceptance.waiting) store.delete(pendingRounds, { ...at, roundId });
    record(store, { orderId, reason });
    return {};
  },
);
