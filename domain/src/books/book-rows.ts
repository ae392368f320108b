import { categoryCell } from '../expenses/expense-csv.ts';
import { billedSalesOf, creditedOf, debitedOf, netSalesOf } from '../figures/span/sales.ts';
import type { SessionEntry } from '../cash/choose-session.ts';
import { sessionNames } from '../cash/session-names.ts';
import type { SessionSums } from '../cash/session.schema.ts';
import { tendersOf } from '../figures/span/tenders.ts';
import type { Moves } from '../figures/span/tenders.ts';
import { sharesOf } from './session-shares.ts';
import { tenderOf } from '../billing/shape/invoice.schema.ts';
import { tallyRupees } from './tally-xml.ts';
import { taxHalves } from './day-vouchers.ts';
import type { Day } from '../days/day.schema.ts';
import type { Expense } from '../expenses/expense.schema.ts';
import type { VendorRefund } from '../expenses/vendor-refund.schema.ts';
import { minus, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';

const SALES_COLUMNS = [
  'Date',
  'Bills',
  'Sales before discount',
  'Discount',
  'Sales',
  'CGST',
  'SGST',
  'VAT on liquor',
  'Round off',
  'Total of bills',
  'Credit notes before tax',
  'Tax on credit notes',
  'Debit notes before tax',
  'Tax on debit notes',
  'Net sales',
] as const;

const PAYMENT_COLUMNS = [
  'Date',
  'Method',
  'Taken',
  'Given back',
  'Tips held for staff',
  'Cash session',
] as const;

const EXPENSE_BOOK_COLUMNS = [
  'Date',
  'Month',
  'Vendor',
  'Category',
  'Amount',
  'GST',
  'Method',
  'Due on',
  'Note',
  'GST under reverse charge',
  'Cash session',
] as const;

type Row = readonly (string | number)[];

/** Amounts are written as numbers of exactly two decimals. */
const cell = (amount: Paise): string => tallyRupees(amount);

/** Sales and tax, day by day. */
export const salesRows = (days: readonly Day[]): Row[] => [
  SALES_COLUMNS,
  ...days.map((day) => {
    const { cgstPaise, sgstPaise, vatPaise } = taxHalves(day.taxes);
    return [
      day.day,
      day.bills,
      ...[
        day.subtotalPaise,
        day.discountPaise,
        billedSalesOf(day),
        cgstPaise,
        sgstPaise,
        vatPaise,
        day.roundOffPaise,
        day.totalPaise,
        creditedOf(day),
        day.credits.taxPaise,
        debitedOf(day),
        day.debits.taxPaise,
        netSalesOf(day),
      ].map(cell),
    ];
  }),
];

const movesOf = ({
  taken,
  tips,
  refunds,
  debits,
  partsTaken,
  partsGiven,
  depositsTaken = {},
  depositsGiven = {},
}: SessionSums): Moves => ({
  byMethod: taken,
  tipsByMethod: tips,
  refundsByMethod: refunds,
  debits: { byMethod: debits },
  partReturns: { takenByMethod: partsTaken, givenByMethod: partsGiven },
  deposits: { takenByMethod: depositsTaken, givenByMethod: depositsGiven },
});

/** Payments, by day, cash session and way of paying. The session is empty for money in none. */
export const paymentRows = (days: readonly Day[], sessions: readonly SessionEntry[]): Row[] => [
  PAYMENT_COLUMNS,
  ...days.flatMap((day) =>
    sharesOf(day, sessions).flatMap(({ session, sums }) =>
      tendersOf([movesOf(sums)]).map(({ key, takenPaise, givenBackPaise, tipsPaise }) => {
        const { method, name } = tenderOf(key);
        const amounts = [takenPaise, givenBackPaise, tipsPaise].map(cell);
        return [day.day, name === '' ? method : name, ...amounts, session];
      }),
    ),
  ),
];

/** Expenses, and below zero the money that vendors gave back, one row each, with the cash session. */
export const expenseRows = (
  expenses: readonly Expense[],
  sessions: readonly SessionEntry[],
  refunds: readonly VendorRefund[] = [],
): Row[] => {
  const names = sessionNames(sessions);
  return [
    EXPENSE_BOOK_COLUMNS,
    ...expenses.map((expense) => expenseRow(expense, names)),
    ...refunds.map((refund) => refundRow(refund, names)),
  ];
};

const refundRow = (refund: VendorRefund, names: ReadonlyMap<string, string>): Row => [
  refund.day,
  refund.month,
  refund.vendor,
  refund.parts.map(({ category }) => category).join(', '),
  cell(minus(ZERO, refund.amountPaise)),
  cell(minus(ZERO, refund.gstPaise)),
  refund.method,
  '',
  ['Money back', refund.note].filter((text) => text !== '').join(': '),
  '',
  names.get(refund.cashSession ?? '') ?? '',
];

const expenseRow = (expense: Expense, names: ReadonlyMap<string, string>): Row => [
  expense.day,
  expense.month,
  expense.vendor,
  categoryCell(expense),
  cell(expense.amountPaise),
  cell(expense.gstPaise),
  expense.method ?? '',
  expense.dueOn ?? '',
  expense.description,
  expense.reverseCharge === undefined ? '' : cell(expense.reverseCharge.taxPaise),
  names.get(expense.cashSession ?? '') ?? '',
];
