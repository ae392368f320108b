import { isAdjustment, latestFirst, MONTH_MOST, reverseTaxOf } from '../../expenses/month.ts';
import { withGst } from '../../expenses/shared-gst.ts';
import { monthTotal } from '../../expenses/shares.ts';
import { moneyBackOf, countingRefunds } from '../../expenses/vendor-refund.ts';
import { nameKey } from '../../kernel/folded.ts';
import { same } from '../../kernel/same.ts';
import { apportion, plus, times, ZERO } from '../../money/money.ts';
import { addMonths, dateOf, DAY, startOf } from '../../time/ist.ts';
import { periodOf, storable } from './period.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Expense } from '../../expenses/expense.schema.ts';
import type { VendorRefund } from '../../expenses/vendor-refund.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Month, MonthPay } from '../shape/month.schema.ts';
import type { MonthExpenses } from '../shape/period.schema.ts';

/** Returns the first day of a month, and of the month after it. */
export const monthBounds = (month: string): { from: string; until: string } => {
  const from = `${month}-01`;
  return { from, until: dateOf(addMonths(startOf(from), 1)) };
};

/** The last day of a month (`yyyy-mm`). */
export const lastDayOf = (month: string): string => dateOf(startOf(monthBounds(month).until) - DAY);

/**
 * Returns the time after which no business day of the month can get another bill: a day after its last calendar day,
 * after every cut-off.
 */
const overAt = (month: string): number => startOf(monthBounds(month).until) + DAY;

/**
 * True when the stored month is up to date with its days and expenses. The current month is computed at every look, so
 * that no bill has to mark it. A past month stays as computed until a change marks it stale.
 */
export const isFresh = (known: Pick<Month, 'month' | 'computedAt' | 'staleSince'> | null): boolean =>
  known !== null && known.staleSince === null && known.computedAt >= overAt(known.month);

/** True when a change of a day or an expense at this time must mark the month, because the month is over. */
export const marksMonth = (month: string, at: number): boolean => at >= overAt(month);

/**
 * Sums the expenses of a month, less the money that vendors gave back for them, with the categories by amount. The tax
 * of self-invoices adds to the amounts of the suppliers, and is GST that may be claimed back. A category is spelled as
 * in its latest expense (P-EXPENSE-7).
 */
export function expensesOf(
  expenses: readonly Expense[],
  refunds: readonly VendorRefund[] = [],
): MonthExpenses {
  const byCategory = new Map<string, MonthExpenses['byCategory'][number]>();
  const add = ({ category, amountPaise, gstPaise }: MonthExpenses['byCategory'][number]): void => {
    const key = nameKey(category);
    const known = byCategory.get(key) ?? { category, amountPaise: ZERO, gstPaise: ZERO };
    byCategory.set(key, {
      ...known,
      amountPaise: plus(known.amountPaise, amountPaise),
      gstPaise: plus(known.gstPaise, gstPaise),
    });
  };
  for (const { parts, gstPaise, reverseCharge } of latestFirst(expenses)) {
    const owed = apportion(
      reverseCharge?.taxPaise ?? ZERO,
      parts.map(({ amountPaise }) => amountPaise),
    );
    withGst(parts, gstPaise).forEach(add);
    parts.forEach(({ category }, n) =>
      add({ category, amountPaise: owed[n] ?? ZERO, gstPaise: owed[n] ?? ZERO }),
    );
  }
  for (const { category, amountPaise, gstPaise } of countingRefunds(refunds).flatMap(({ parts }) => parts))
    add({ category, amountPaise: times(amountPaise, -1), gstPaise: times(gstPaise, -1) });
  const spent = monthTotal(expenses, refunds);
  const owedPaise = reverseTaxOf(expenses);
  const owedLatePaise = reverseTaxOf(expenses.filter(isAdjustment));
  const moneyBackPaise = moneyBackOf(refunds);
  return {
    ...spent,
    totalPaise: plus(spent.totalPaise, owedPaise),
    gstPaise: plus(spent.gstPaise, owedPaise),
    adjustmentsPaise: plus(spent.adjustmentsPaise, owedLatePaise),
    adjustmentsGstPaise: plus(spent.adjustmentsGstPaise, owedLatePaise),
    ...(moneyBackPaise > 0 && { moneyBackPaise }),
    byCategory: [...byCategory.values()].toSorted(
      (a, b) => b.amountPaise - a.amountPaise || (a.category < b.category ? -1 : 1),
    ),
    isComplete: Math.max(expenses.length, refunds.length) < MONTH_MOST,
  };
}

const NO_PAY: MonthPay = { payPaise: null, payFrom: null };

/** Computes a month from all of its days, in order, its expenses, and its pay. */
export const monthOfDays = (
  month: string,
  {
    days,
    expenses,
    refunds = [],
    pay = NO_PAY,
    operatorCostsPaise = ZERO,
    writtenOffPaise = ZERO,
    at,
  }: {
    days: readonly Day[];
    expenses: readonly Expense[];
    /** Money that vendors gave back for costs of the month. */
    refunds?: readonly VendorRefund[];
    pay?: MonthPay;
    operatorCostsPaise?: Paise;
    writtenOffPaise?: Paise;
    at: number;
  },
): Month => ({
  month,
  sales: storable(periodOf(days)),
  expenses: expensesOf(expenses, refunds),
  ...pay,
  operatorCostsPaise,
  writtenOffPaise,
  computedAt: at,
  staleSince: null,
});

/** The sources of a month, beside its pay. */
type MonthSources = Pick<Parameters<typeof monthOfDays>[1], 'days' | 'expenses' | 'refunds'> &
  Pick<Month, 'operatorCostsPaise' | 'writtenOffPaise'>;

/** True where nothing was sold or spent in a month, and nothing lost. */
export const isNothing = ({
  days,
  expenses,
  refunds = [],
  operatorCostsPaise,
  writtenOffPaise,
}: MonthSources): boolean =>
  days.length + expenses.length + refunds.length === 0 && operatorCostsPaise === 0 && writtenOffPaise === 0;

/** True when both have the same figures, whenever they were computed. */
export const sameFigures = (a: Month, b: Month): boolean =>
  same({ ...a, computedAt: 0, staleSince: null }, { ...b, computedAt: 0, staleSince: null });
