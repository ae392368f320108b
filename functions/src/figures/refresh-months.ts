import { days } from '@bhoj/domain/days/day.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { refreshMonths as contract } from '@bhoj/domain/figures/span/figures.contract';
import { monthBounds, isFresh, monthOfDays, sameFigures } from '@bhoj/domain/figures/span/month';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { payCostOf } from '@bhoj/domain/payroll/run/pay-run-acts';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';

/** A queue of its own, so that orders never wait for a month. */
const queueOf = (restaurantId: string, month: string): string => `${restaurantId} ${month}`;

/**
 * Reads the days and expenses of a month at one instant, without locking them, so that no bill waits. A later change
 * marks the month again after this call has written it.
 */
const readMonth = (restaurantId: string, month: string) =>
  readAt(async (store) => {
    const { from, until } = monthBounds(month);
    const [sold, spent] = await Promise.all([
      store.find(days, { restaurantId }, days.queries.between(from, until)),
      store.find(expenses, { restaurantId }, expenses.queries.ofMonth(month)),
    ]);
    return { days: sold.map(({ value }) => value), expenses: spent.map(({ value }) => value) };
  });

/** Returns true when the month was computed anew. */
const refresh = (restaurantId: string, month: string, at: number): Promise<boolean> =>
  transact(queueOf(restaurantId, month), async (store) => {
    // Read in this transaction, so that a run approved in the meantime is not missed.
    const [known, run] = await Promise.all([
      store.get(months, { restaurantId, month }),
      store.get(payRuns, { restaurantId, month }),
    ]);
    if (isFresh(known)) return false;
    const computed = monthOfDays(month, {
      ...(await readMonth(restaurantId, month)),
      payPaise: payCostOf(run),
      at,
    });
    store.set(months, { restaurantId, month }, computed);
    return known === null || !sameFigures(known, computed);
  });

export const refreshMonths = defineCallable(contract, async ({ months: asked }, { caller, now }) => {
  const refreshed: string[] = [];
  // One after the other, so that the days of only one month are in memory.
  for (const month of new Set(asked)) {
    if (await refresh(caller.restaurantId, month, now)) refreshed.push(month);
  }
  return { refreshed };
});
