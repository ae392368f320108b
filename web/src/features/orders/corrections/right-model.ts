import { bearsGst } from '@bhoj/domain/menu/shape/tax-class';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { chargesGst } from '@bhoj/domain/billing/shape/document-kind';
import { lineCorrection, ratesFor } from '@bhoj/domain/billing/corrections/line-correction';
import { rupeesText } from '@bhoj/domain/money/typed';
import { afterNotes } from '@bhoj/domain/billing/corrections/after-notes';
import type { BillLine } from '@bhoj/domain/billing/bill/bill';
import type { LineCorrection } from '@bhoj/domain/billing/corrections/line-correction';
import type { Notes } from '@bhoj/domain/billing/corrections/after-notes';
import type { RightValue } from '@bhoj/domain/billing/shape/note-change.schema';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Reason } from '@bhoj/domain/catalogue/reasons';

/** The fault of a line: its price, too high or too low, or its tax rate. */
export type Wrong = 'high' | 'low' | 'rate';

type Issued = Pick<Settlement, 'bill' | 'issuedAt'>;

/** A line of a document after its notes, with the rates that the law allows instead. */
export interface OpenLine {
  readonly index: number;
  readonly line: BillLine;
  readonly rates: readonly number[];
}

const isOpen = (wrong: Wrong, { bill }: Issued, { line, rates }: OpenLine): boolean => {
  if (line.quantity === 0 || line.taxablePaise === 0) return false;
  if (wrong === 'rate') return rates.length > 0;
  return wrong === 'high' || (chargesGst(bill.kind) && bearsGst(line.taxClass));
};

/** Returns the lines that can have this fault; empty where the document has no such line. */
export const openLines = (wrong: Wrong, document: Issued, notes: Notes): OpenLine[] =>
  afterNotes(document.bill, notes)
    .lines.map((line, index) => {
      const rates = ratesFor(document, line).filter((taxBp) => taxBp !== line.taxBp);
      return { index, line, rates };
    })
    .filter((one) => isOpen(wrong, document, one));

/** The typed and chosen values: an index of a line, rupees, and basis points, as text. */
export interface RightTyped {
  readonly line: string;
  readonly price: string;
  readonly rate: string;
}

export type PriceFault = 'amount' | 'high' | 'low';

/** Returns the fault of a typed price; null without one. */
export function priceFault(wrong: Wrong, line: BillLine, typed: string): PriceFault | null {
  const price = rupeesText.safeParse(typed);
  if (!price.success || price.data === 0) return 'amount';
  if (wrong === 'high' && price.data >= line.unitPaise) return 'high';
  return wrong === 'low' && price.data <= line.unitPaise ? 'low' : null;
}

/** Returns the right value that the owner entered; null while it is incomplete. */
export function rightOf(wrong: Wrong, chosen: OpenLine | null, typed: RightTyped): RightValue | null {
  if (chosen === null) return null;
  const { index: line } = chosen;
  if (wrong === 'rate') return typed.rate === '' ? null : { line, what: 'rate', to: Number(typed.rate) };
  if (priceFault(wrong, chosen.line, typed.price) !== null) return null;
  return { line, what: 'price', to: rupeesText.parse(typed.price) };
}

/** Returns the notes that the server will make, or why it will refuse; null while nothing is chosen. */
export function previewOf(
  document: Issued,
  notes: Notes,
  right: RightValue | null,
  now: number,
): LineCorrection | Reason | null {
  if (right === null) return null;
  try {
    return lineCorrection(document, notes, right, now);
  } catch (cause) {
    if (cause instanceof Refusal) return cause.reason;
    throw cause;
  }
}
