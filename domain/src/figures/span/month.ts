import { MONTH_MOST, monthTotal, reverseTaxOf } from '../../expenses/month.ts';
import { same } from '../../kernel/same.ts';
import { apportion, plus, sum, ZERO } from '../../money/money.ts';
import { addMonths, dateOf, DAY, startOf } from '../../time/ist.ts';
import { periodOf, storable } from './period.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Expense } from '../../expenses/expense.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Month, MonthPay } from '../shape/month.schema.ts';
import type { MonthExpenses } from '../shape/period.schema.ts';

/** Returns the first day of a month, and of the month after it. */
export const monthBounds = (month: string): { from: string; until: string } => {
  const from = `${month}-01`;
  return { from, until: dateOf(addMonths(startOf(from), 1)) };
};

/**
 * Returns the time after which no business day of the month can get another bill: a day after its last calendar day,
 * after every cut-off.
 */
/** The last day of a month (`yyyy-mm`). */
export const lastDayOf = (month: string): string => dateOf(startOf(monthBounds(month).until) - DAY);

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
 * Sums the expenses of a month, with the categories by amount. The tax of self-invoices is a cost beside what the suppliers
 * get, and GST that may be claimed back.
 */
export function expensesOf(expenses: readonly Expense[]): MonthExpenses {
  const byCategory = new Map<string, MonthExpenses['byCategory'][number]>();
  for (const { parts, gstPaise, reverseCharge } of expenses) {
    const weights = parts.map(({ amountPaise }) => amountPaise);
    const inside = apportion(gstPaise, weights);
    const owed = apportion(reverseCharge?.taxPaise ?? ZERO, weights);
    for (const [n, { category, amountPaise }] of parts.entries()) {
      const known = byCategory.get(category) ?? { category, amountPaise: ZERO, gstPaise: ZERO };
      byCategory.set(category, {
        category,
        amountPaise: sum([known.amountPaise, amountPaise, owed[n] ?? ZERO]),
        gstPaise: sum([known.gstPaise, inside[n] ?? ZERO, owed[n] ?? ZERO]),
      });
    }
  }
  const spent = monthTotal(expenses);
  const owedPaise = reverseTaxOf(expenses);
  return {
    ...spent,
    totalPaise: plus(spent.totalPaise, owedPaise),
    gstPaise: plus(spent.gstPaise, owedPaise),
    byCategory: [...byCategory.values()].toSorted(
      (a, b) => b.amountPaise - a.amountPaise || (a.category < b.category ? -1 : 1),
    ),
    isComplete: expenses.length < MONTH_MOST,
  };
}

const NO_PAY: MonthPay = { payPaise: null, payFrom: null };

/** Computes a month from all of its days, in order, its expenses, and its pay. */
export const monthOfDays = (
  month: string,
  {
    days,
    expenses,
    pay = NO_PAY,
    operatorCostsPaise = ZERO,
    writtenOffPaise = ZERO,
    at,
  }: {
    days: readonly Day[];
    expenses: readonly Expense[];
    pay?: MonthPay;
    operatorCostsPaise?: Paise;
    writtenOffPaise?: Paise;
    at: number;
  },
): Month => ({
  month,
  sales: storable(periodOf(days)),
  expenses: expensesOf(expenses),
  ...pay,
  operatorCostsPaise,
  writtenOffPaise,
  computedAt: at,
  staleSince: null,
});

/** True when both have the same figures, whenever they were computed. */
export const sameFigures = (a: Month, b: Month): boolean =>
  same({ ...a, computedAt: 0, staleSince: null }, { ...b, computedAt: 0, staleSince: null });
