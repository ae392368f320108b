import { emptyDay } from '@bhoj/domain/days/day.schema';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { reopenDay as contract } from '@bhoj/domain/days/days.contract';
import { reopenDay as reopen } from '@bhoj/domain/days/reopening';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { memberOf } from '../shared/author.ts';

export const reopenDay = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { day, reason } = input;
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const { label: by, id: byId } = memberOf(caller);
    const of = { restaurantId, day };
    const [known, closing, later] = await Promise.all([
      store.get(days, of),
      store.get(closings, of),
      store.find(closings, { restaurantId }, closings.queries.after(day)),
    ]);
    const laterDay = later[0]?.value.day ?? null;
    const opened = reopen(known ?? emptyDay(day), { closing, laterDay }, { at: now, by, byId, reason });
    store.set(days, of, opened);
    store.delete(closings, of);
    record(store, { day, reason, ...opened.reopened?.drawer });
    return {};
  });
});
