import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { operatorCostsOf } from '@bhoj/domain/books/money-entry';
import { days } from '@bhoj/domain/days/day.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { refreshMonths as contract } from '@bhoj/domain/figures/span/figures.contract';
import { isFresh, isNothing, monthBounds, monthOfDays, sameFigures } from '@bhoj/domain/figures/span/month';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { hasRun, monthPayOf } from '@bhoj/domain/payroll/run/month-pay';
import { writtenOffIn } from '@bhoj/domain/payroll/people/advance';
import { advances, people } from '@bhoj/domain/payroll/shape/people.collection';
import { businessDayOf, dateOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { readRestaurant } from '../shared/settings.repo.ts';
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

/** The result for a month: `nothing` where it is from before the restaurant began, and there is nothing to compute. */
type Outcome = 'computed' | 'known' | 'nothing';

interface Asked {
  readonly restaurantId: string;
  readonly everybody: People;
  /** The month in which the restaurant began. */
  readonly began: string;
  readonly at: number;
}

/** Computes a month anew if needed. Its pay is checked every time, because no draft or person marks a month. */
const refresh = (month: string, { restaurantId, everybody, began, at }: Asked): Promise<Outcome> =>
  transact(queueOf(restaurantId, month), async (store): Promise<Outcome> => {
    // Read in this transaction, so that a run approved in the meantime is not missed.
    const [known, run] = await Promise.all([
      store.get(months, { restaurantId, month }),
      store.get(payRuns, { restaurantId, month }),
    ]);
    const isKnown = known !== null && isFresh(known);
    const sources = isKnown ? null : await readMonth(restaurantId, month);
    // People who worked here before the restaurant began at Bhoj make no figures by themselves.
    if (sources !== null && month < began && !hasRun(run) && isNothing(sources)) {
      if (known !== null) store.delete(months, { restaurantId, month });
      return 'nothing';
    }
    const pay = monthPayOf(month, run, hasRun(run) ? [] : await everybody(), dateOf(at));
    if (sources === null) {
      if (known?.payPaise === pay.payPaise && known.payFrom === pay.payFrom) return 'known';
      store.update(months, { restaurantId, month }, pay);
      return 'computed';
    }
    const computed = monthOfDays(month, { ...sources, pay, at });
    store.set(months, { restaurantId, month }, computed);
    return known !== null && sameFigures(known, computed) ? 'known' : 'computed';
  });

/** Returns the month in which the restaurant began. */
async function readBegan(restaurantId: string): Promise<string> {
  const { createdAt, dayCutoff } = await readAt((store) => readRestaurant(store, restaurantId, 'service'));
  return businessDayOf(createdAt, dayCutoff).slice(0, 7);
}

export const refreshMonths = defineCallable(contract, async ({ months: asked }, { caller, now: at }) => {
  const { restaurantId } = caller;
  const outcomes = new Map<string, Outcome>();
  const of = { restaurantId, everybody: everybodyOf(restaurantId), began: await readBegan(restaurantId), at };
  // One after the other, so that the days of only one month are in memory.
  for (const month of new Set(asked)) outcomes.set(month, await refresh(month, of));
  const those = (wanted: Outcome) => [...outcomes].flatMap(([month, one]) => (one === wanted ? [month] : []));
  return { refreshed: those('computed'), nothing: those('nothing') };
});
