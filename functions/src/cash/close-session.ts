import { closeSession as contract } from '@bhoj/domain/cash/cash.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { actorOf, needSession, readNumber, recorded, countResultOf } from './session.repo.ts';

export const closeSession = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { sessionId, note } = input;
  const at = { restaurantId, sessionId };
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const [{ value: before }, close] = await Promise.all([
      needSession(store, at),
      readNumber(store, restaurantId),
    ]);
    if (before.state === 'closed') return countResultOf(before);
    const after = close(store, before, { note, at: now }, actorOf(caller));
    store.change(cashSessions, at, before, after);
    record(store, { sessionId, note, ...recorded(after) });
    return countResultOf(after);
  });
});
