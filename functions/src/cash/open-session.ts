import { openSession as contract } from '@bhoj/domain/cash/cash.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { emptied, openSession as open } from '@bhoj/domain/cash/session-acts';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readActive, readService } from '../shared/cash.repo.ts';
import { openDay } from '../shared/days.repo.ts';
import { actorOf } from './session.repo.ts';

export const openSession = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { sessionId, tillId, floatPaise } = input;
    const [known, service, active] = await Promise.all([
      store.get(cashSessions, { restaurantId, sessionId }),
      readService(store, restaurantId),
      readActive(store, restaurantId),
    ]);
    if (known !== null) return {};
    const cash = service.cashSessions;
    if (cash?.on !== true) throw new Refusal('sessions-off');
    const day = await openDay(store, restaurantId, businessDayOf(now, service.dayCutoff));
    const { person } = actorOf(caller);
    const session = open(active, cash.tills, {
      businessDay: day.day,
      tillId,
      holder: person,
      floatPaise,
      by: person,
      at: now,
    });
    store.create(cashSessions, { restaurantId, sessionId }, session);
    for (const { id, value } of active)
      if (value.state === 'waiting')
        store.set(cashSessions, { restaurantId, sessionId: id }, emptied(value, sessionId));
    const waited = session.waited?.count ?? 0;
    record(store, { sessionId, till: session.till?.name ?? '', floatPaise, waited });
    return {};
  }),
);
