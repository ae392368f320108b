import { cashExpense } from '@bhoj/domain/cash/cash-expense';
import { moveCash as contract } from '@bhoj/domain/cash/tills.contract';
import { moveCash as move } from '@bhoj/domain/cash/session-acts';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { readService } from '../shared/cash.repo.ts';
import { openDay } from '../shared/days.repo.ts';
import { defineApprovable } from '../shared/define-approvable.ts';
import { needSession } from './session.repo.ts';

export const moveCash = defineApprovable(contract, async (store, input, acting) => {
  const { caller, authority, allowerUid, allowed, now, record, concerns } = acting;
  const { restaurantId } = caller;
  const { sessionId, movementId, kind, amountPaise, reason, expense } = input;
  // Only cash that is paid out is allowed by its amount.
  if (kind !== 'out' && caller.kind !== 'owner' && !caller.can.includes('cash'))
    throw new Refusal('not-allowed', { rights: ['cash'] });
  const at = { restaurantId, sessionId };
  const [{ value: before }, service] = await Promise.all([
    needSession(store, at),
    readService(store, restaurantId),
  ]);
  const { day } = await openDay(store, restaurantId, businessDayOf(now, service.dayCutoff));
  const expenseId = expense === null ? null : movementId;
  const movement = { id: movementId, kind, amountPaise, reason, at: now, expenseId, ...allowed };
  const after = move(before, movement, {
    person: { id: memberIdOf(caller.uid), name: caller.name },
    mayAll: authority.can.includes('close-day') || before.holder?.id === memberIdOf(allowerUid),
  });
  if (after === before) return {};
  concerns({ day, amountPaise, reason });
  store.change(cashSessions, at, before, after);
  if (expense !== null) {
    const paid = cashExpense({ ...expense, amountPaise, reason, day, cashSession: sessionId, at: now });
    store.create(expenses, { restaurantId, expenseId: movementId }, paid);
  }
  record(store, { sessionId, kind, amountPaise, reason, expenseId });
  return {};
});
