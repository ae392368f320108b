import { minus, partOf, plus, apportion, ZERO } from '../money/money.ts';
import { lastDayOf } from '../figures/span/month.ts';
import { credit, debit, voucher } from './voucher.ts';
import type { Expense, ExpenseMethod } from '../expenses/expense.schema.ts';
import type { Entry as Stored } from '../kernel/collection.ts';
import type { IsoDate } from '../time/ist.ts';
import type { Ledger } from './ledger-names.ts';
import type { Voucher } from './voucher.ts';

const PAID_FROM: Readonly<Record<ExpenseMethod, Ledger>> = {
  drawer: 'cash',
  cash: 'cash',
  upi: 'bank',
  card: 'bank',
  bank: 'bank',
};

/** The part of the GST in an expense that is claimed back. */
export type Claimed = readonly [claimed: number, whole: number];
const NOTHING_CLAIMED: Claimed = [0, 1];

/** Returns the day of the cost: that of the expense, within the month that bears it. */
function costDay({ day, month }: Pick<Expense, 'day' | 'month'>): IsoDate {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return day < first ? first : day > last ? last : day;
}

/**
 * Returns the vouchers of an expense: a journal that books the cost to the creditor in the month that bears it, and,
 * once it is paid, a payment under an id of its own that settles the creditor on its day. So an expense that was due in
 * one file and paid in the next is there once. Each category is a ledger. GST that is not claimed back is cost; that of a
 * self-invoice is owed to the government, not to the creditor.
 */
export function vouchersOfExpense({ id, value }: Stored<Expense>, claimed = NOTHING_CLAIMED): Voucher[] {
  const { vendor, description, month, method, parts, amountPaise, gstPaise, reverseCharge } = value;
  const owed = reverseCharge?.taxPaise ?? ZERO;
  const texts = [vendor, description, `Cost of ${month}`, reverseCharge?.number ?? ''];
  const note = texts.filter((text) => text !== '').join(', ');
  const inputTax = partOf(plus(gstPaise, owed), ...claimed);
  // Above the amounts of the parts where the tax of a self-invoice is a cost, below them where GST is claimed back.
  const shares = apportion(
    minus(plus(amountPaise, owed), inputTax),
    parts.map((part) => part.amountPaise),
  );
  const costs = parts.map((part, n) => debit({ name: part.category }, shares[n] ?? ZERO));
  return [
    ...voucher({
      id: `bhoj-expense-${id}`,
      kind: 'Journal',
      day: costDay(value),
      note,
      entries: [
        ...costs,
        debit('inputTax', inputTax),
        credit('creditors', amountPaise),
        credit('reverseCharge', owed),
      ],
    }),
    ...(method === null
      ? []
      : voucher({
          id: `bhoj-expense-${id}-paid`,
          kind: 'Payment',
          day: value.day,
          note,
          entries: [debit('creditors', amountPaise), credit(PAID_FROM[method], amountPaise)],
        })),
  ];
}
