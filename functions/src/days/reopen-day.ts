import { emptyDay } from '@bhoj/domain/days/day.schema';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { reopenDay as contract } from '@bhoj/domain/days/days.contract';
import { reopenDay as reopen } from '@bhoj/domain/days/reopening';
import { memberOf } from '../shared/author.ts';
import { defineApprovable } from '../shared/define-approvable.ts';

export const reopenDay = defineApprovable(
  contract,
  async (store, { day, reason }, { caller, allowed, now, record, concerns }) => {
    const { restaurantId } = caller;
    const { label: by, id: byId } = memberOf(caller);
    const of = { restaurantId, day };
    const [known, closing, later] = await Promise.all([
      store.get(days, of),
      store.get(closings, of),
      store.find(closings, { restaurantId }, closings.queries.after(day)),
    ]);
    const laterDay = later[0]?.value.day ?? null;
    const act = { at: now, by, byId, ...allowed, reason };
    const opened = reopen(known ?? emptyDay(day), { closing, laterDay }, act);
    concerns({ day, amountPaise: null, reason });
    store.set(days, of, opened);
    store.delete(closings, of);
    record(store, { day, reason, ...opened.reopened?.drawer });
    return {};
  },
  { once: true },
);
