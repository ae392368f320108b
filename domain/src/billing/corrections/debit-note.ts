import { rateOf, sum } from '../../money/money.ts';
import { CREDIT_SERIES, DEBIT_SERIES } from '../../restaurant/settings.schema.ts';
import { exactly, invoiceCounterId } from '../documents/invoice.ts';
import { noteFields } from './note-fields.ts';
import type { CreditNote } from '../shape/credit-note.schema.ts';
import type { DebitNote } from '../shape/debit-note.schema.ts';
import type { Payment, Tender } from '../documents/invoice.ts';
import type { NoteFacts } from './note-fields.ts';
import type { LineCorrection } from './line-correction.ts';

export type { DebitNote } from '../shape/debit-note.schema.ts';

/**
 * Returns the id of the counter that numbers a financial year's debit notes. A series of bills has the same counter, so
 * a restaurant that billed under this series earlier gets no number twice.
 */
export const debitCounterId = (at: number): string => invoiceCounterId(DEBIT_SERIES, at);

/** Makes the credit note for a line that was charged too much. */
export const creditNoteOf = (
  i: NoteFacts & { bill: CreditNote['bill']; tender: Tender },
  { change, isTaxKept }: Pick<LineCorrection, 'change' | 'isTaxKept'>,
): CreditNote => ({
  ...noteFields(i, CREDIT_SERIES),
  portions: {},
  change,
  isTaxKept,
  bill: i.bill,
  refund: { ...i.tender, amountPaise: i.bill.totalPaise },
});

/** Makes the debit note for a line that was charged too little. */
export const debitNoteOf = (
  i: NoteFacts & { bill: DebitNote['bill']; tender: Tender },
  { change }: Pick<LineCorrection, 'change'>,
): DebitNote => ({
  ...noteFields(i, DEBIT_SERIES),
  change,
  bill: i.bill,
  payment: { ...i.tender, amountPaise: i.bill.totalPaise },
});

/**
 * Returns the amount that a debit note adds to its invoice. The debit note of a wrong rate charges the whole line again
 * after the credit note gave it back, so only the difference in tax is new.
 */
export function takenBy({ change, bill, payment }: Pick<DebitNote, 'change' | 'bill' | 'payment'>): Payment {
  const value = sum(bill.lines.map(({ taxablePaise }) => taxablePaise));
  const more = rateOf(value, Math.max(0, change.to - change.from));
  return exactly(payment.method, change.what === 'rate' ? more : payment.amountPaise);
}
