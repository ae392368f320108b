import { minus, plus, sum } from '../money/money.ts';
import { tendersOf } from '../figures/span/tenders.ts';
import { netSalesOf } from '../figures/span/sales.ts';
import { vouchersOfDay } from './day-vouchers.ts';
import { voucherOfExpense } from './expense-vouchers.ts';
import { isBalanced } from './voucher.ts';
import type { Day } from '../days/day.schema.ts';
import type { Expense } from '../expenses/expense.schema.ts';
import type { Entry } from '../kernel/collection.ts';
import type { Paise } from '../money/money.ts';
import type { Voucher } from './voucher.ts';

/** The books of a period: the vouchers and rows of its files, and their sums. */
export interface Books {
  readonly days: readonly Day[];
  readonly expenses: readonly Entry<Expense>[];
  readonly vouchers: readonly Voucher[];
  /** The number of vouchers that Tally would refuse. It is 0 unless a day's figures contradict each other. */
  readonly unbalanced: number;
  readonly totals: BookTotals;
}

export interface BookTotals {
  /** Σ net sales of the days. */
  readonly netPaise: Paise;
  /** Σ tax of the bills − that of the credit notes + that of the debit notes. */
  readonly taxPaise: Paise;
  /** Σ taken − given back, by all ways of paying. */
  readonly takenPaise: Paise;
  /** Σ amount of the expenses. */
  readonly expensesPaise: Paise;
}

const totalsOf = (days: readonly Day[], expenses: readonly Entry<Expense>[]): BookTotals => ({
  netPaise: sum(days.map(netSalesOf)),
  taxPaise: sum(
    days.map(({ taxPaise, credits, debits }) => plus(minus(taxPaise, credits.taxPaise), debits.taxPaise)),
  ),
  takenPaise: sum(tendersOf(days).map(({ takenPaise, givenBackPaise }) => minus(takenPaise, givenBackPaise))),
  expensesPaise: sum(expenses.map(({ value }) => value.amountPaise)),
});

/** The books of days, in order, and the expenses of the same months. */
export function booksOf(days: readonly Day[], expenses: readonly Entry<Expense>[]): Books {
  const vouchers = [...days.flatMap(vouchersOfDay), ...expenses.flatMap(voucherOfExpense)];
  return {
    days,
    expenses,
    vouchers,
    unbalanced: vouchers.filter((each) => !isBalanced(each)).length,
    totals: totalsOf(days, expenses),
  };
}
