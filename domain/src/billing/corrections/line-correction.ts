import { Refusal } from '../../catalogue/reasons.ts';
import { minus, paise, times } from '../../money/money.ts';
import { bearsGst } from '../../menu/shape/tax-class.ts';
import { goodsRatesAt } from '../../statute/goods.ts';
import { restaurantRatesAt, takesTaxBack } from '../../statute/gst.ts';
import { chargesGst } from '../shape/document-kind.ts';
import { noteBill } from './note-bill.ts';
import { proRata, afterNotes } from './after-notes.ts';
import type { Bill, BillLine } from '../bill/bill.ts';
import type { Invoice } from '../documents/invoice.ts';
import type { NoteChange, RightValue } from '../shape/note-change.schema.ts';
import type { Notes, AfterNotes } from './after-notes.ts';

/** The notes that correct a line: one for a wrong price, a credit and a debit note for a wrong rate. */
export interface LineCorrection {
  readonly change: NoteChange;
  readonly credit: Bill | null;
  readonly debit: Bill | null;
  /** True when the credit note gives back no GST although the invoice charged it. */
  readonly isTaxKept: boolean;
}

type Corrected = Pick<Invoice, 'bill' | 'issuedAt'>;

/** A line with this unit price. Its share of the discount goes with its price (P-NOTE-2). */
function priced(line: BillLine, to: number): BillLine {
  const unitPaise = paise(to);
  const amountPaise = times(unitPaise, line.quantity);
  const discountPaise = proRata(line.discountPaise, to, line.unitPaise);
  return { ...line, unitPaise, amountPaise, discountPaise, taxablePaise: minus(amountPaise, discountPaise) };
}

const differing = (high: BillLine, low: BillLine): BillLine => ({
  ...high,
  unitPaise: minus(high.unitPaise, low.unitPaise),
  amountPaise: minus(high.amountPaise, low.amountPaise),
  discountPaise: minus(high.discountPaise, low.discountPaise),
  taxablePaise: minus(high.taxablePaise, low.taxablePaise),
});

const withLine = (lines: readonly BillLine[], index: number, line: BillLine): BillLine[] =>
  lines.map((one, i) => (i === index ? line : one));

/** Refuses with `debit-needs-tax` a debit note for a line without GST (CGST Act s. 34(3)). */
function assertDebit(bill: Bill, line: BillLine): void {
  if (!chargesGst(bill.kind) || !bearsGst(line.taxClass)) throw new Refusal('debit-needs-tax');
}

interface Asked {
  readonly invoice: Corrected;
  readonly left: AfterNotes;
  readonly line: BillLine;
  readonly change: NoteChange;
  readonly isLate: boolean;
}

function priceNotes({ invoice, left, line, change, isLate }: Asked): LineCorrection {
  const right = priced(line, change.to);
  const after = withLine(left.lines, change.line, right);
  if (change.to > change.from) {
    assertDebit(invoice.bill, line);
    if (line.mrpPaise !== undefined && change.to > line.mrpPaise) throw new Refusal('above-mrp');
    const debit = noteBill({ left, after, lines: [differing(right, line)], side: 'debit' });
    return { change, credit: null, debit, isTaxKept: false };
  }
  const lines = [differing(line, right)];
  const credit = noteBill({ left, after, lines, side: 'credit', isTaxKept: isLate });
  return { change, credit, debit: null, isTaxKept: isLate };
}

/**
 * Returns the rates that the law allowed for a line on the day of its invoice. Empty where its tax is not GST, or its
 * rate is always 0.
 */
export function ratesFor(
  { bill, issuedAt }: Corrected,
  { taxClass }: Pick<BillLine, 'taxClass'>,
): readonly number[] {
  if (!chargesGst(bill.kind)) return [];
  if (taxClass === 'standard') return restaurantRatesAt(issuedAt);
  return taxClass === 'goods' ? goodsRatesAt(issuedAt) : [];
}

function rateNotes({ invoice, left, line, change, isLate }: Asked): LineCorrection {
  if (!ratesFor(invoice, line).includes(change.to)) throw new Refusal('rate-not-lawful');
  if (isLate) throw new Refusal('tax-stays');
  const nothing: BillLine = { ...priced(line, 0), quantity: 0 };
  const without = withLine(left.lines, change.line, nothing);
  const credit = noteBill({ left, after: without, lines: [line], side: 'credit' });
  const right = { ...line, taxBp: change.to };
  const debit = noteBill({
    left,
    after: withLine(left.lines, change.line, right),
    lines: [right],
    side: 'debit',
  });
  return { change, credit, debit, isTaxKept: false };
}

/**
 * Makes the notes that correct one line of an invoice (CGST Act s. 34, Rule 53). A wrong price has one note for the
 * difference: a credit note where it was too high, a debit note where it was too low. A wrong rate has two, because
 * each note states a taxable value, a rate and its tax (P-NOTE-3): the credit note takes the whole line back at the
 * wrong rate, and the debit note charges it at the right one. Refuses with `nothing-to-correct`, `debit-needs-tax`,
 * `above-mrp`, `rate-not-lawful`, or `tax-stays` for a rate when it is too late to take its tax back.
 */
export function lineCorrection(
  invoice: Corrected,
  notes: Notes,
  { line: index, what, to }: RightValue,
  at: number,
): LineCorrection {
  const left = afterNotes(invoice.bill, notes);
  const line = left.lines[index];
  if (line === undefined || line.quantity === 0) throw new Refusal('nothing-to-correct');
  const from = what === 'price' ? line.unitPaise : line.taxBp;
  const isLate = chargesGst(invoice.bill.kind) && !takesTaxBack(invoice.issuedAt, at);
  const asked = { invoice, left, line, change: { line: index, what, from, to }, isLate };
  const notesOf = what === 'price' ? priceNotes : rateNotes;
  const correction = notesOf(asked);
  const moved = correction.credit ?? correction.debit;
  if (from === to || moved === null || moved.totalPaise === 0) throw new Refusal('nothing-to-correct');
  return correction;
}
