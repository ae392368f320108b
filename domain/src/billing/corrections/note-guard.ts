import { Refusal } from '../../catalogue/reasons.ts';
import { minus, plus, sum } from '../../money/money.ts';
import { amountOn, indexesOf } from './after-notes.ts';
import type { BillLine } from '../bill/bill.ts';
import type { CreditNote } from './credit-note.ts';
import type { DebitNote } from './debit-note.ts';
import type { Invoice } from '../documents/invoice.ts';
import type { Notes } from './after-notes.ts';
import type { SeriesOf } from '../../restaurant/settings.schema.ts';

/** The faults that stop a note from being issued, besides the faults of every document (P-NOTE-7). */
export const NOTE_FAULTS = [
  'reference',
  'note-series',
  'direction',
  'line',
  'above-line',
  'above-invoice',
] as const;
export type NoteFault = (typeof NOTE_FAULTS)[number];

/** A note before it is issued, with its invoice and the earlier notes of the invoice. */
export interface NoteDraft {
  readonly note: CreditNote | DebitNote;
  readonly invoiceId: string;
  readonly invoice: Invoice;
  readonly before: Notes;
  readonly series: SeriesOf;
}

const isCredit = (note: NoteDraft['note']): note is CreditNote => 'refund' in note;

/** True when the credit notes give back more for a line than its invoice and its debit notes charged. */
function isAbove({ credits, debits }: Notes, line: BillLine, index: number): boolean {
  const asked = ({ amountPaise, discountPaise }: BillLine) => minus(amountPaise, discountPaise);
  return amountOn(credits, index, asked) > plus(asked(line), amountOn(debits, index, asked));
}

/** True when a price changes against the kind of its note: up on a credit note, or down on a debit note. */
function isTurned(note: NoteDraft['note']): boolean {
  if (note.change === null) return !isCredit(note);
  const { what, from, to } = note.change;
  if (what === 'rate') return from === to;
  return isCredit(note) ? to >= from : to <= from;
}

/** Returns all faults of a note. It calls none of the functions that made the note. */
export function noteFaultsOf({ note, invoiceId, invoice, before, series }: NoteDraft): NoteFault[] {
  const own = isCredit(note) ? series.creditSeries : series.debitSeries;
  const credits = isCredit(note) ? [...before.credits, note] : before.credits;
  const debits = isCredit(note) ? before.debits : [...before.debits, note];
  const notes = { credits, debits };
  const totals = (all: Notes['credits']) => sum(all.map(({ bill }) => bill.totalPaise));
  const lines = indexesOf(note);
  const wrong: Record<NoteFault, boolean> = {
    reference:
      note.invoiceId !== invoiceId ||
      note.invoiceNumber !== invoice.number ||
      note.invoiceIssuedAt !== invoice.issuedAt ||
      note.orderId !== invoice.orderId,
    'note-series': !note.number.startsWith(`${own}/`),
    direction: isTurned(note),
    line:
      lines.length !== note.bill.lines.length ||
      lines.some((index, nth) => invoice.bill.lines[index]?.name !== note.bill.lines[nth]?.name),
    'above-line': invoice.bill.lines.some((line, index) => isAbove(notes, line, index)),
    'above-invoice': totals(credits) > plus(invoice.bill.totalPaise, totals(debits)),
  };
  return NOTE_FAULTS.filter((fault) => wrong[fault]);
}

/** Throws `document-wrong`, with the `faults`, when the note has any fault. */
export function assertRightNote(draft: NoteDraft): void {
  const faults = noteFaultsOf(draft);
  if (faults.length > 0) throw new Refusal('document-wrong', { faults });
}
