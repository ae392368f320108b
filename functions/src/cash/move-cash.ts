import { moveCash as contract } from '@bhoj/domain/cash/cash.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { moveCash as move } from '@bhoj/domain/cash/session-acts';
import { cashExpense } from '@bhoj/domain/cash/cash-expense';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readService } from '../shared/cash.repo.ts';
import { openDay } from '../shared/days.repo.ts';
import { actorOf, needSession } from './session.repo.ts';

export const moveCash = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { sessionId, movementId, kind, amountPaise, reason, expense } = input;
    const at = { restaurantId, sessionId };
    const [{ value: before }, service] = await Promise.all([
      needSession(store, at),
      readService(store, restaurantId),
    ]);
    const today = await openDay(store, restaurantId, businessDayOf(now, service.dayCutoff));
    const expenseId = expense === null ? null : movementId;
    const movement = { id: movementId, kind, amountPaise, reason, at: now, expenseId };
    const after = move(before, movement, actorOf(caller));
    if (after === before) return {};
    store.change(cashSessions, at, before, after);
    if (expense !== null) {
      const { day } = today;
      const paid = cashExpense({ ...expense, amountPaise, reason, day, cashSession: sessionId, at: now });
      store.create(expenses, { restaurantId, expenseId: movementId }, paid);
    }
    record(store, { sessionId, kind, amountPaise, reason, expenseId });
    return {};
  }),
);
