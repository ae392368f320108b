import { countSession as contract } from '@bhoj/domain/cash/cash.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { countSession as count } from '@bhoj/domain/cash/session-acts';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import {
  actorOf,
  closedIfEven,
  countingOf,
  needSession,
  readEvidence,
  readExpenses,
  readNumber,
  recorded,
  countResultOf,
} from './session.repo.ts';

export const countSession = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { sessionId } = input;
  const at = { restaurantId, sessionId };
  const evidence = await readEvidence(at);
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const [{ value: before }, close] = await Promise.all([
      needSession(store, at),
      readNumber(store, restaurantId),
    ]);
    if (before.state === 'closed') return countResultOf(before);
    const spent = await readExpenses(store, at, before);
    const actor = actorOf(caller);
    const counted = count(before, countingOf(input.count, spent, evidence, now), actor);
    const after = closedIfEven(store, counted, close, now, actor);
    spent.write(store);
    store.change(cashSessions, at, before, after);
    record(store, { sessionId, ...recorded(after) });
    return countResultOf(after);
  });
});
