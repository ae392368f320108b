import { categoryCell } from '../expenses/expense-csv.ts';
import { billedSalesOf, creditedOf, debitedOf, netSalesOf } from '../figures/span/sales.ts';
import { tendersOf } from '../figures/span/tenders.ts';
import { tenderOf } from '../billing/settle/tender.ts';
import { tallyRupees } from './tally-xml.ts';
import { taxHalves } from './day-vouchers.ts';
import type { Day } from '../days/day.schema.ts';
import type { Expense } from '../expenses/expense.schema.ts';
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

const PAYMENT_COLUMNS = ['Date', 'Method', 'Taken', 'Given back', 'Tips held for staff'] as const;

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

/** Payments, by day and way of paying. */
export const paymentRows = (days: readonly Day[]): Row[] => [
  PAYMENT_COLUMNS,
  ...days.flatMap((day) =>
    tendersOf([day]).map(({ key, takenPaise, givenBackPaise, tipsPaise }) => {
      const { method, name } = tenderOf(key);
      return [day.day, name === '' ? method : name, ...[takenPaise, givenBackPaise, tipsPaise].map(cell)];
    }),
  ),
];

/** Expenses, one row each. */
export const expenseRows = (expenses: readonly Expense[]): Row[] => [
  EXPENSE_BOOK_COLUMNS,
  ...expenses.map((expense) => [
    expense.day,
    expense.month,
    expense.vendor,
    categoryCell(expense),
    cell(expense.amountPaise),
    cell(expense.gstPaise),
    expense.method ?? '',
    expense.dueOn ?? '',
    expense.description,
  ]),
];
