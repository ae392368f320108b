import { rateOf, sum } from '../../money/money.ts';
import { exactly } from '../documents/invoice.ts';
import { noteFields } from './note-fields.ts';
import type { CreditNote } from '../shape/credit-note.schema.ts';
import type { DebitNote } from '../shape/debit-note.schema.ts';
import type { Payment, Tender } from '../documents/invoice.ts';
import type { NoteFacts } from './note-fields.ts';
import type { LineCorrection } from './line-correction.ts';

export type { DebitNote } from '../shape/debit-note.schema.ts';

/** Makes the credit note for a line that was charged too much. */
export const creditNoteOf = (
  i: NoteFacts & { bill: CreditNote['bill']; tender: Tender },
  { change, isTaxKept }: Pick<LineCorrection, 'change' | 'isTaxKept'>,
): CreditNote => ({
  ...noteFields(i, 'creditSeries'),
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
  ...noteFields(i, 'debitSeries'),
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
