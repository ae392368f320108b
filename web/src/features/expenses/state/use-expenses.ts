import { expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

type List<T> = Live<readonly Entry<T>[]>;

export interface ExpenseLists {
  /** Every expense of the month; sums are made of it, so it is whole or failed. */
  readonly month: List<Expense>;
  /** The last hundred, for what is usual and how prices move. */
  readonly latest: List<Expense>;
  readonly due: List<Expense>;
  readonly templates: List<ExpenseTemplate>;
}

/** What the page reads, live. `month`: `yyyy-mm`. */
export function useExpenses(month: string): ExpenseLists {
  const of = { restaurantId: useRestaurantId() };
  return {
    month: whole(useLiveList(expenses, of, expenses.queries.ofMonth(month))),
    latest: useLiveList(expenses, of, expenses.queries.latest()),
    due: whole(useLiveList(expenses, of, expenses.queries.due())),
    templates: useLiveList(expenseTemplates, of, expenseTemplates.queries.active()),
  };
}

/** The rows of a list that is there; none of one that is not. */
export const rowsIn = <T>(live: List<T>): readonly Entry<T>[] => (live.state === 'ready' ? live.value : []);

/** Their values. */
export const valuesIn = <T>(live: List<T>): T[] => rowsIn(live).map(({ value }) => value);
