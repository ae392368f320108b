import { moneyBackOf, countingRefunds } from '../expenses/vendor-refund.ts';
import { minus, plus, sum } from '../money/money.ts';
import { tendersOf } from '../figures/span/tenders.ts';
import { netSalesOf } from '../figures/span/sales.ts';
import { vouchersOfDay } from './day-vouchers.ts';
import { claimedPart } from '../figures/span/costs-of-month.ts';
import { periodOf } from '../figures/span/period.ts';
import { vouchersOfExpense, vouchersOfRefund } from './expense-vouchers.ts';
import { vouchersOfEntry } from './money-vouchers.ts';
import { vouchersOfRun, vouchersOfSlip } from './pay-vouchers.ts';
import { isBalanced } from './voucher.ts';
import type { SessionEntry } from '../cash/choose-session.ts';
import type { Day } from '../days/day.schema.ts';
import type { Expense } from '../expenses/expense.schema.ts';
import type { VendorRefund } from '../expenses/vendor-refund.schema.ts';
import type { Entry } from '../kernel/collection.ts';
import type { Paise } from '../money/money.ts';
import type { PayRun } from '../payroll/shape/pay-run.schema.ts';
import type { Slip } from '../payroll/shape/slip.schema.ts';
import type { Claimed } from './expense-vouchers.ts';
import type { MoneyBook } from './money-entry.ts';
import type { Voucher } from './voucher.ts';

/** The books of a period: the vouchers and rows of its files, and their sums. */
export interface Books {
  readonly days: readonly Day[];
  readonly expenses: readonly Entry<Expense>[];
  /** Money that vendors gave back for costs of the period. */
  readonly refunds: readonly VendorRefund[];
  readonly sessions: readonly SessionEntry[];
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
  /** Σ amount of the expenses, less the money that vendors gave back for them. */
  readonly expensesPaise: Paise;
  /** Σ money that vendors gave back for costs of the period; the expenses are without it. */
  readonly moneyBackPaise: Paise;
}

/** Each of the documents once: one may have been read for its month and for its day. */
const once = <T>(read: readonly Entry<T>[]): Entry<T>[] => [
  ...new Map(read.map((one) => [one.id, one])).values(),
];

const totalsOf = (
  days: readonly Day[],
  expenses: readonly Entry<Expense>[],
  moneyBackPaise: Paise,
): BookTotals => ({
  netPaise: sum(days.map(netSalesOf)),
  taxPaise: sum(
    days.map(({ taxPaise, credits, debits }) => plus(minus(taxPaise, credits.taxPaise), debits.taxPaise)),
  ),
  takenPaise: sum(tendersOf(days).map(({ takenPaise, givenBackPaise }) => minus(takenPaise, givenBackPaise))),
  expensesPaise: minus(sum(expenses.map(({ value }) => value.amountPaise)), moneyBackPaise),
  moneyBackPaise,
});

/** The sources of the books of a period, beside its days and expenses. */
export interface BookSources {
  /** The expenses of other months that were paid in the period. */
  readonly paid: readonly Entry<Expense>[];
  /** The expenses with a self-invoice and tax that fell due in the period. */
  readonly taxed: readonly Entry<Expense>[];
  /** The books of the owner's entries about money. */
  readonly money: readonly MoneyBook[];
  /** The pay runs of the period, and the slips that may have been paid in it. */
  readonly runs: readonly PayRun[];
  readonly slips: readonly Slip[];
  /** Money that vendors gave back: for costs of the period, or in it. */
  readonly refunds: readonly Entry<VendorRefund>[];
  /** The cash sessions that may have money of the period. */
  readonly sessions: readonly SessionEntry[];
}

const NOTHING_ELSE: BookSources = {
  paid: [],
  taxed: [],
  money: [],
  runs: [],
  slips: [],
  refunds: [],
  sessions: [],
};

/** The part of the GST in a month's expenses that is claimed back, by the sales of the month's days. */
function claimedIn(days: readonly Day[]): (month: string) => Claimed {
  const parts = new Map(
    [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, of]) => [
      month,
      claimedPart({ sales: periodOf(of) }),
    ]),
  );
  return (month) => parts.get(month) ?? [0, 1];
}

/**
 * The books of the days of whole months, in order, and the expenses of the same months. Every voucher is of one of these
 * months: a cost in the month that bears it, a payment on its day.
 */
export function booksOf(
  days: readonly Day[],
  expenses: readonly Entry<Expense>[],
  { months, ...more }: { readonly months: readonly string[] } & Partial<BookSources>,
): Books {
  const { paid, taxed, money, runs, slips, refunds, sessions } = { ...NOTHING_ELSE, ...more };
  const claimed = claimedIn(days);
  // An expense may have been read for its month, its payment and its tax.
  const spent = once([...expenses, ...paid, ...taxed]);
  const back = once(refunds);
  const lowering = countingRefunds(back.map(({ value }) => value)).filter(({ month }) =>
    months.includes(month),
  );
  const vouchers = [
    ...days.flatMap((day) => vouchersOfDay(day, sessions)),
    ...spent.flatMap((one) => {
      const { month, reverseCharge } = one.value;
      return vouchersOfExpense(one, claimed(month), claimed(reverseCharge?.taxOn.slice(0, 7) ?? month));
    }),
    ...back.flatMap((one) => vouchersOfRefund(one, claimed(one.value.month))),
    ...money.flatMap(({ entries }) =>
      Object.entries(entries).flatMap(([id, entry]) => vouchersOfEntry(id, entry)),
    ),
    ...runs.flatMap(vouchersOfRun),
    ...slips.flatMap(vouchersOfSlip),
  ].filter(({ day }) => months.includes(day.slice(0, 7)));
  return {
    days,
    expenses,
    refunds: lowering,
    sessions,
    vouchers,
    unbalanced: vouchers.filter((each) => !isBalanced(each)).length,
    totals: totalsOf(days, expenses, moneyBackOf(lowering)),
  };
}
