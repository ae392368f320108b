import { minus, plus, sum, times, ZERO } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { takesTaxBack } from '../../statute/gst.ts';
import { bearsGst } from '../../menu/shape/tax-class.ts';
import { rateOn, taxOf, totalled, valued, taxableOf } from '../bill/bill.ts';
import { chargesGst } from '../shape/document-kind.ts';
import { creditedDishes } from './credit-portions.ts';
import { bearable } from './note-tax.ts';
import { noteFields } from './note-fields.ts';
import { proRata, afterNotes } from './after-notes.ts';
import type { Paise } from '../../money/money.ts';
import type { Bill, BillLine } from '../bill/bill.ts';
import type { CreditNote, LinePortions } from '../shape/credit-note.schema.ts';
import type { Tender } from '../documents/invoice.ts';
import type { NoteFacts } from './note-fields.ts';
import type { NoteOn } from './after-notes.ts';

export type { CreditNote, LinePortions } from '../shape/credit-note.schema.ts';

const portionOf = (portions: LinePortions, index: number): number => portions[String(index)] ?? 0;

export function addedPortions(all: readonly LinePortions[]): LinePortions {
  const total: Record<string, number> = {};
  for (const [index, quantity] of all.flatMap((portions) => Object.entries(portions))) {
    total[index] = (total[index] ?? 0) + quantity;
  }
  return total;
}

/** Returns the portions of each line that can still be credited. Lines with none left are missing. */
export function leftToCredit(bill: Bill, credited: LinePortions): LinePortions {
  const left = bill.lines.map(
    ({ quantity }, index) => [String(index), quantity - portionOf(credited, index)] as const,
  );
  return Object.fromEntries(left.filter(([, quantity]) => quantity > 0));
}

function linePart(billed: BillLine, quantity: number): BillLine {
  const amountPaise = times(billed.unitPaise, quantity);
  const discountPaise = proRata(billed.discountPaise, quantity, billed.quantity);
  return { ...billed, quantity, amountPaise, discountPaise, taxablePaise: minus(amountPaise, discountPaise) };
}

/** Returns the bill of these portions of an invoice alone, before any round-off. */
const partOf = (bill: Bill, portions: LinePortions): Bill =>
  totalled(
    bill.kind,
    bill.lines.map((billed, index) => linePart(billed, portionOf(portions, index))),
  );

interface Rate {
  readonly taxBp: number;
  readonly taxablePaise: Paise;
}

/** Returns the entries of `all` less those of `before` at the same rate. */
function lessRates<T extends Rate>(
  all: readonly T[],
  before: readonly T[],
  less: (rate: T, known: T) => T,
): T[] {
  return all
    .map((rate) => before.filter(({ taxBp }) => taxBp === rate.taxBp).reduce(less, rate))
    .filter((rate) => Object.entries(rate).some(([field, amount]) => field !== 'taxBp' && amount !== 0));
}

const lessGst = (a: Bill['taxes'][number], b: Bill['taxes'][number]) => ({
  taxBp: a.taxBp,
  taxablePaise: minus(a.taxablePaise, b.taxablePaise),
  cgstPaise: minus(a.cgstPaise, b.cgstPaise),
  sgstPaise: minus(a.sgstPaise, b.sgstPaise),
});

const lessVat = (a: Bill['vat'][number], b: Bill['vat'][number]) => ({
  taxBp: a.taxBp,
  taxablePaise: minus(a.taxablePaise, b.taxablePaise),
  vatPaise: minus(a.vatPaise, b.vatPaise),
});

/**
 * Computes the bill of a credit note: the bill of all credited portions, less the amounts of the notes before it. So the notes
 * that credit a whole invoice add up to it to the paisa, however the invoice is divided. A note for a part is exact to the paisa.
 * The invoice's round-off goes into the note that credits the last portion (P-LAW-14), or into the note that would otherwise give
 * back more than was paid. After a note about a price or a rate, the rest of the invoice after its notes counts as the whole.
 * Throws `credit-exceeds-invoice` for more portions than are left, and for none.
 */
export function creditedBill(
  bill: Bill,
  notes: readonly NoteOn[],
  portions: LinePortions,
  { isTaxKept = false, debits = [] }: { isTaxKept?: boolean; debits?: readonly NoteOn[] } = {},
): Bill {
  const credited = addedPortions(notes.map((note) => note.portions ?? {}));
  const left = leftToCredit(bill, credited);
  const over = Object.entries(portions).filter(([index, quantity]) => quantity > (left[index] ?? 0));
  if (over.length > 0 || Object.keys(portions).length === 0) {
    throw new Refusal('credit-exceeds-invoice', { lines: over.map(([index]) => Number(index)) });
  }
  if (debits.length > 0 || notes.some(({ change }) => change)) {
    return creditedDishes(afterNotes(bill, { credits: notes, debits }), portions, isTaxKept);
  }
  const before = partOf(bill, credited);
  const after = addedPortions([credited, portions]);
  const all = partOf(bill, after);
  const isLast = Object.keys(leftToCredit(bill, after)).length === 0;
  const lines = all.lines.map((billed, index) => {
    const known = before.lines[index] ?? linePart(billed, 0);
    return {
      ...billed,
      quantity: billed.quantity - known.quantity,
      amountPaise: minus(billed.amountPaise, known.amountPaise),
      discountPaise: minus(billed.discountPaise, known.discountPaise),
      taxablePaise: minus(billed.taxablePaise, known.taxablePaise),
    };
  });
  const bills = notes.map((note) => note.bill);
  const kind = isTaxKept && chargesGst(bill.kind) ? 'bill' : bill.kind;
  const given = kind === bill.kind ? bills.flatMap(({ taxes }) => taxes) : before.taxes;
  const moved = lines.filter(({ quantity }) => quantity > 0);
  const taxed = moved.filter(({ taxClass }) => bearsGst(taxClass));
  const taxes = lessRates(all.taxes, given, lessGst).flatMap((rate) => bearable(rate, taxed));
  const added = valued(moved, { taxes, vat: lessRates(all.vat, before.vat, lessVat) });
  const part: Bill = {
    kind,
    lines: added.map((line) => ({ ...line, taxBp: rateOn(kind, line) })),
    subtotalPaise: minus(all.subtotalPaise, before.subtotalPaise),
    discountPaise: minus(all.discountPaise, before.discountPaise),
    taxes: kind === bill.kind ? taxes : [],
    vat: lessRates(
      all.vat,
      bills.flatMap(({ vat }) => vat),
      lessVat,
    ),
    roundOffPaise: ZERO,
    totalPaise: ZERO,
  };
  const exact = plus(taxableOf(part), taxOf(part));
  const leftPaise = minus(bill.totalPaise, sum(bills.map((note) => note.totalPaise)));
  const roundOffPaise = (isLast && kind === bill.kind) || exact > leftPaise ? minus(leftPaise, exact) : ZERO;
  return { ...part, roundOffPaise, totalPaise: plus(exact, roundOffPaise) };
}

/** Throws `invoice-credited` when the invoice has a credit or debit note: such an invoice cannot be declared void. */
export function assertNotCredited(notes: readonly Pick<CreditNote, 'number'>[]): void {
  if (notes.length > 0) throw new Refusal('invoice-credited', { numbers: notes.map(({ number }) => number) });
}

/** Makes the credit note for some portions of an invoice; `before` and `debits` are the invoice's earlier notes. */
export function issueCreditNote(
  i: NoteFacts & {
    before: readonly CreditNote[];
    debits?: readonly NoteOn[];
    portions: LinePortions;
    refund: Tender;
  },
): CreditNote {
  const { invoice, portions, debits = [] } = i;
  const isTaxKept = chargesGst(invoice.bill.kind) && !takesTaxBack(invoice.issuedAt, i.at);
  const bill = creditedBill(invoice.bill, i.before, portions, { isTaxKept, debits });
  const refund = { ...i.refund, amountPaise: bill.totalPaise };
  return { ...noteFields(i, 'creditSeries'), portions, change: null, isTaxKept, bill, refund };
}
