import { handOverSession as contract } from '@bhoj/domain/cash/cash.contract';
import { handOverSession as handOver } from '@bhoj/domain/cash/session-acts';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import type { Person } from '@bhoj/domain/cash/session.schema';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { members } from '@bhoj/domain/members/member.collection';
import { authorityOf } from '@bhoj/domain/members/member-rights';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { readActive, readService } from '../shared/cash.repo.ts';
import { openDay } from '../shared/days.repo.ts';
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

/** Returns the person who takes the till: the caller, or a member who may handle cash. Throws `member-not-found`. */
async function personWith(
  store: Store,
  uid: string,
  caller: { readonly restaurantId: string; readonly uid: string; readonly name: string },
): Promise<Person> {
  if (uid === caller.uid) return { id: memberIdOf(uid), name: caller.name };
  const member = await store.get(members, { restaurantId: caller.restaurantId, uid });
  if (member === null || !member.active || !authorityOf(member).can.includes('cash'))
    throw new Refusal('member-not-found');
  return { id: memberIdOf(uid), name: member.name };
}

export const handOverSession = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { sessionId, nextId, toUid } = input;
  const at = { restaurantId, sessionId };
  const evidence = await readEvidence(at);
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const [session, active, close, service, to] = await Promise.all([
      needSession(store, at),
      readActive(store, restaurantId),
      readNumber(store, restaurantId),
      readService(store, restaurantId),
      personWith(store, toUid, caller),
    ]);
    const [day, spent] = await Promise.all([
      openDay(store, restaurantId, businessDayOf(now, service.dayCutoff)),
      readExpenses(store, at, session.value),
    ]);
    const actor = actorOf(caller);
    const counting = countingOf(input.count, spent, evidence, now);
    const { before, next } = handOver(session, active, { counting, to, nextId, businessDay: day.day }, actor);
    const left = closedIfEven(store, before, close, now, actor);
    spent.write(store);
    store.change(cashSessions, at, session.value, left);
    store.create(cashSessions, { restaurantId, sessionId: nextId }, next);
    record(store, { sessionId, nextId, to: to.name, ...recorded(left) });
    return countResultOf(left);
  });
});
