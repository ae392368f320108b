import { correctHandOver as contract } from '@bhoj/domain/billing/corrections/corrections.contract';
import { correctHandOver as correct } from '@bhoj/domain/billing/settle/handing-over';
import { countHandOver } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { returns } from '@bhoj/domain/returns/return.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { openDay } from '../../shared/days.repo.ts';
import { readOrder, writeOrder } from '../../shared/orders.repo.ts';
import { readSettings } from '../../shared/settings.repo.ts';
import { readPrepared, tellOfPrepared } from '../documents/outdated-return.repo.ts';

export const correctHandOver = defineCallable(
  contract,
  ({ orderId, valuePaise, reason }, { caller, now, record }) =>
    transact(caller.restaurantId, async (store) => {
      const { restaurantId } = caller;
      const at = { restaurantId, orderId };
      const [before, settings] = await Promise.all([
        readOrder(store, at),
        readSettings(store, restaurantId, 'service', 'documents', 'notices'),
      ]);
      const [day, taxMonth] = await Promise.all([
        openDay(store, restaurantId, businessDayOf(now, settings.dayCutoff)),
        readPrepared(
          store,
          restaurantId,
          before.aggregator?.registeredAs ?? settings,
          before.closedAt ?? now,
        ),
      ]);
      const by = memberOf(caller).label;
      const corrected = correct(before, { valuePaise, reason, by, day: day.day, at: now });
      if (corrected === null) return {};
      writeOrder(store, at, { before, after: corrected.order });
      store.set(days, { restaurantId, day: day.day }, countHandOver(day, corrected.correction));
      if (taxMonth !== null) {
        const { returnId } = taxMonth;
        store.update(returns, { restaurantId, returnId }, { correctedAt: now });
      }
      tellOfPrepared(store, { restaurantId, choice: settings, now }, taxMonth, before.label ?? '');
      record(store, { orderId, valuePaise, reason });
      return {};
    }),
);
