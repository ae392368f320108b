import { minus, partOf, apportion, ZERO } from '../money/money.ts';
import { lastDayOf } from '../figures/span/month.ts';
import { credit, debit, voucher } from './voucher.ts';
import type { Paise } from '../money/money.ts';
import type { VendorRefund } from '../expenses/vendor-refund.schema.ts';
import type { Expense, ExpenseMethod } from '../expenses/expense.schema.ts';
import type { Entry as Stored } from '../kernel/collection.ts';
import type { IsoDate } from '../time/ist.ts';
import type { Ledger } from './ledger-names.ts';
import type { Entry, Voucher } from './voucher.ts';

/** The ledger that an expense is paid from, and that money back comes to. */
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

/** Returns the day of the cost: the expense's day, or the nearest day of the month that bears it. */
function costDay({ day, month }: Pick<Expense, 'day' | 'month'>): IsoDate {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  return day < first ? first : day > last ? last : day;
}

const noteOf = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** Debits an amount to the categories of an expense. */
function costsOf(
  { parts }: { readonly parts: readonly { readonly category: string; readonly amountPaise: Paise }[] },
  amount: Paise,
): Entry[] {
  const shares = apportion(
    amount,
    parts.map((part) => part.amountPaise),
  );
  return parts.map((part, n) => debit({ name: part.category }, shares[n] ?? ZERO));
}

/** Returns the journal that owes the tax of a self-invoice to the government, on the day on which it fell due. */
function vouchersOfReverse({ id, value }: Stored<Expense>, claimed: Claimed): Voucher[] {
  const { vendor, description, reverseCharge } = value;
  if (reverseCharge === undefined) return [];
  const { selfInvoiceId, number, taxOn, taxPaise } = reverseCharge;
  const inputTax = partOf(taxPaise, ...claimed);
  return voucher({
    id: `bhoj-expense-${id}-reverse-${selfInvoiceId}`,
    kind: 'Journal',
    day: taxOn,
    note: noteOf(vendor, description, number),
    entries: [
      ...costsOf(value, minus(taxPaise, inputTax)),
      debit('inputTax', inputTax),
      credit('reverseCharge', taxPaise),
    ],
  });
}

/**
 * Returns the vouchers of money that a vendor gave back: a journal that takes the cost back from the month that bore it, and a
 * receipt that settles the creditor on the day on which the money came. A refund that was declared void has none.
 */
export function vouchersOfRefund(
  { id, value }: Stored<VendorRefund>,
  claimed: Claimed = NOTHING_CLAIMED,
): Voucher[] {
  const { vendor, note: typed, month, method, amountPaise, gstPaise, voided } = value;
  if (voided !== null) return [];
  const note = noteOf(vendor, 'Money back', typed, `Cost of ${month}`);
  const inputTax = partOf(gstPaise, ...claimed);
  return [
    ...voucher({
      id: `bhoj-refund-${id}`,
      kind: 'Journal',
      day: costDay(value),
      note,
      entries: [
        debit('creditors', amountPaise),
        credit('inputTax', inputTax),
        ...costsOf(value, minus(amountPaise, inputTax)).map(({ ledger, debitPaise }) =>
          credit(ledger, debitPaise),
        ),
      ],
    }),
    ...voucher({
      id: `bhoj-refund-${id}-received`,
      kind: 'Receipt',
      day: value.day,
      note,
      entries: [debit(PAID_FROM[method], amountPaise), credit('creditors', amountPaise)],
    }),
  ];
}

/**
 * Returns the vouchers of an expense: a journal that books the cost to the creditor in the month that bears it, and, once it is
 * paid, a payment under an id of its own that settles the creditor on its day. So an expense that is due in one file and paid in
 * the next is booked only once. Each category is a ledger. GST that is not claimed back is cost. The tax of a self-invoice is a
 * journal of its own, for it may fall due, and be entered, after the cost is in the books.
 */
export function vouchersOfExpense(
  { id, value }: Stored<Expense>,
  claimed: Claimed = NOTHING_CLAIMED,
  claimedOfReverse: Claimed = claimed,
): Voucher[] {
  const { vendor, description, month, method, amountPaise, gstPaise } = value;
  const note = noteOf(vendor, description, `Cost of ${month}`);
  const inputTax = partOf(gstPaise, ...claimed);
  return [
    ...voucher({
      id: `bhoj-expense-${id}`,
      kind: 'Journal',
      day: costDay(value),
      note,
      entries: [
        ...costsOf(value, minus(amountPaise, inputTax)),
        debit('inputTax', inputTax),
        credit('creditors', amountPaise),
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
    ...vouchersOfReverse({ id, value }, claimedOfReverse),
  ];
}
