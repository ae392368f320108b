import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { operatorCostsOf } from '@bhoj/domain/books/money-entry';
import { days } from '@bhoj/domain/days/day.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { refreshMonths as contract } from '@bhoj/domain/figures/span/figures.contract';
import { monthBounds, isFresh, monthOfDays, sameFigures } from '@bhoj/domain/figures/span/month';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { hasRun, monthPayOf } from '@bhoj/domain/payroll/run/month-pay';
import { writtenOffIn } from '@bhoj/domain/payroll/people/advance';
import { advances, people } from '@bhoj/domain/payroll/shape/people.collection';
import { dateOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';

/** A queue of its own, so that orders never wait for a month. */
const queueOf = (restaurantId: string, month: string): string => `${restaurantId} ${month}`;

/**
 * Reads the days and expenses of a month at one instant, without locking them, so that no bill waits. A later change
 * marks the month again after this call has written it.
 */
const readMonth = (restaurantId: string, month: string) =>
  readAt(async (store) => {
    const { from, until } = monthBounds(month);
    const [sold, spent, back, books, lost] = await Promise.all([
      store.find(days, { restaurantId }, days.queries.between(from, until)),
      store.find(expenses, { restaurantId }, expenses.queries.ofMonth(month)),
      store.find(vendorRefunds, { restaurantId }, vendorRefunds.queries.ofMonth(month)),
      store.find(moneyBooks, { restaurantId }, moneyBooks.queries.between(month, until.slice(0, 7))),
      store.find(advances, { restaurantId }, advances.queries.writtenOffIn(month)),
    ]);
    const entries = books.flatMap(({ value }) => Object.values(value.entries));
    return {
      days: sold.map(({ value }) => value),
      expenses: spent.map(({ value }) => value),
      refunds: back.map(({ value }) => value),
      operatorCostsPaise: operatorCostsOf(month, entries),
      writtenOffPaise: writtenOffIn(
        month,
        lost.map(({ value }) => value),
      ),
    };
  });

type People = ReturnType<typeof everybodyOf>;

/** Reads the people at the first month without a pay run, once for all such months. */
function everybodyOf(restaurantId: string) {
  let known: Promise<Entry<Person>[]> | null = null;
  return () => (known ??= readAt((store) => store.find(people, { restaurantId }, people.queries.all())));
}

/**
 * Returns true when the month was computed anew. Its pay is looked at every time, because no draft and no person marks
 * a month.
 */
const refresh = (restaurantId: string, month: string, everybody: People, at: number): Promise<boolean> =>
  transact(queueOf(restaurantId, month), async (store) => {
    // Read in this transaction, so that a run approved in the meantime is not missed.
    const [known, run] = await Promise.all([
      store.get(months, { restaurantId, month }),
      store.get(payRuns, { restaurantId, month }),
    ]);
    const pay = monthPayOf(month, run, hasRun(run) ? [] : await everybody(), dateOf(at));
    if (known !== null && isFresh(known)) {
      if (known.payPaise === pay.payPaise && known.payFrom === pay.payFrom) return false;
      store.update(months, { restaurantId, month }, pay);
      return true;
    }
    const computed = monthOfDays(month, { ...(await readMonth(restaurantId, month)), pay, at });
    store.set(months, { restaurantId, month }, computed);
    return known === null || !sameFigures(known, computed);
  });

export const refreshMonths = defineCallable(contract, async ({ months: asked }, { caller, now }) => {
  const refreshed: string[] = [];
  const everybody = everybodyOf(caller.restaurantId);
  // One after the other, so that the days of only one month are in memory.
  for (const month of new Set(asked)) {
    if (await refresh(caller.restaurantId, month, everybody, now)) refreshed.push(month);
  }
  return { refreshed };
});
