import { credit, debit, voucher } from './voucher.ts';
import type { Expense, ExpenseMethod } from '../expenses/expense.schema.ts';
import type { Entry as Stored } from '../kernel/collection.ts';
import type { Ledger } from './ledger-names.ts';
import type { Voucher } from './voucher.ts';

const PAID_FROM: Readonly<Record<ExpenseMethod, Ledger>> = {
  drawer: 'cash',
  cash: 'cash',
  upi: 'bank',
  card: 'bank',
  bank: 'bank',
};

/**
 * Returns the voucher of an expense. Each category is a ledger. A paid expense is a payment; an unpaid one is a journal
 * against the creditors. The GST in it is part of the cost, because a restaurant at 5 % claims no input tax credit.
 */
export const voucherOfExpense = ({ id, value }: Stored<Expense>): Voucher[] =>
  voucher({
    id: `bhoj-expense-${id}`,
    kind: value.method === null ? 'Journal' : 'Payment',
    day: value.day,
    note: [value.vendor, value.description, `Cost of ${value.month}`]
      .filter((text) => text !== '')
      .join(', '),
    entries: [
      ...value.parts.map(({ category, amountPaise }) => debit({ name: category }, amountPaise)),
      credit(value.method === null ? 'creditors' : PAID_FROM[value.method], value.amountPaise),
    ],
  });
