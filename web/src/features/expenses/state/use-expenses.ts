import { expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';

type List<T> = Live<readonly Entry<T>[]>;

const NO_REFUNDS: List<VendorRefund> = { state: 'ready', value: [], fromCache: false };

export interface ExpenseLists {
  /** Every expense of the month. Sums are made of it, so it is complete or it fails. */
  readonly month: List<Expense>;
  /** The last hundred, for recurring expenses and changes of prices. */
  readonly latest: List<Expense>;
  readonly due: List<Expense>;
  /** Money that vendors gave back for costs of the month. */
  readonly refunds: List<VendorRefund>;
  readonly templates: List<ExpenseTemplate>;
}

/** The page's data, live. `month`: `yyyy-mm`. */
export function useExpenses(month: string): ExpenseLists {
  const of = { restaurantId: useRestaurantId() };
  const { keepsStock = false } = useServiceSettings();
  const { ofMonth } = vendorRefunds.queries;
  const refunds = whole(useLiveList(vendorRefunds, keepsStock ? of : null, ofMonth(month)));
  return {
    month: whole(useLiveList(expenses, of, expenses.queries.ofMonth(month))),
    latest: useLiveList(expenses, of, expenses.queries.latest()),
    due: whole(useLiveList(expenses, of, expenses.queries.due())),
    refunds: keepsStock ? refunds : NO_REFUNDS,
    templates: useLiveList(expenseTemplates, of, expenseTemplates.queries.active()),
  };
}

/** Returns the rows of a loaded list; none while it is not loaded. */
export const rowsIn = <T>(live: List<T>): readonly Entry<T>[] => (live.state === 'ready' ? live.value : []);

/** Returns the values of a loaded list. */
export const valuesIn = <T>(live: List<T>): T[] => rowsIn(live).map(({ value }) => value);
