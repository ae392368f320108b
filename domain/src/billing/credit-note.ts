import { z } from 'zod';
import { minus, paise, plus, sum, times, ZERO } from '../money/money.ts';
import { amountSchema } from '../money/money.schema.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { financialYearOf } from '../time/ist.ts';
import { CREDIT_SERIES } from '../restaurant/restaurant.schema.ts';
import { takesTaxBack } from '../statute/gst.ts';
import { billSchema, rateOn, taxOf, totalled, valued, valueOf } from './bill.ts';
import { chargesGst } from './document-kind.ts';
import { invoiceNumber, sellerSchema, tenderSchema } from './invoice.ts';
import { particularsSchema } from './particulars.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Bill, BillLine } from './bill.ts';
import type { Invoice, Tender } from './invoice.ts';

/** Number of portions by index of the invoice's line: `{"0": 2}` is two portions of the first line. */
export const portionsSchema = z.record(z.string().regex(/^(0|[1-9]\d{0,2})$/), z.int().min(1).max(99_999));
export type LinePortions = z.output<typeof portionsSchema>;

/** `creditNotes/{fy_CN_000123}`: gives back portions of an issued invoice, in part or whole (CGST Act s. 34). */
export const creditNoteSchema = z.object({
  number: z.string(),
  financialYear: z.string(),
  sequence: z.int().min(1),
  issuedAt: timestamp(),
  businessDay: z.string(),
  requestId: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  invoiceIssuedAt: timestamp(),
  orderId: z.string(),
  orderType: z.string(),
  seller: sellerSchema,
  customerName: z.string().nullable(),
  sac: z.string(),
  particulars: particularsSchema,
  reason: requiredLine(120),
  /** The name of the member who issued it. */
  by: z.string(),
  /** That member's id; null in documents stored before ids were kept. */
  byId: z.string().nullable(),
  portions: portionsSchema,
  /**
   * True when the note gives back no GST although the invoice charged it: it came after the last day for that
   *.
   */
  isTaxKept: z.boolean(),
  /** The credited amounts; positive, as on a bill. */
  bill: billSchema,
  refund: tenderSchema.extend({ amountPaise: amountSchema }),
});
export type CreditNote = z.output<typeof creditNoteSchema>;

/** Returns the id of the counter that numbers a financial year's credit notes. */
export const creditCounterId = (at: number): string => `credit_${financialYearOf(at)}`;

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

/** Returns `amount × part ÷ whole`, rounded half up. */
const shareOf = (amount: Paise, part: number, whole: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)));

function linePart(billed: BillLine, quantity: number): BillLine {
  const amountPaise = times(billed.unitPaise, quantity);
  const discountPaise = shareOf(billed.discountPaise, quantity, billed.quantity);
  return { ...billed, quantity, amountPaise, discountPaise, taxablePaise: minus(amountPaise, discountPaise) };
}

/** What an invoice comes to for these portions alone, before any round-off. */
const partOf = (bill: Bill, portions: LinePortions): Bill =>
  totalled(
    bill.kind,
    bill.lines.map((billed, index) => linePart(billed, portionOf(portions, index))),
  );

interface Rate {
  readonly taxBp: number;
  readonly taxablePaise: Paise;
}

/** What is in `all` and in none of `before`: the entries of the same rate, less what notes had of them. */
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

/** An earlier credit note of the invoice, as far as the next one has to know it. */
type Earlier = Pick<CreditNote, 'portions' | 'bill'>;

/**
 * The bill of a credit note: what all credited portions come to, less what the notes before it gave back. So the notes
 * that credit the whole of an invoice add up to it to the paisa, however it was cut. A note of a part is exact to the
 * paisa; the round-off of the invoice goes with the last of it (P-LAW-14), or with the note that would otherwise give back
 * more than was paid. Refuses, as `credit-exceeds-invoice`, more portions than are left, and nothing at all.
 */
export function creditedBill(
  bill: Bill,
  notes: readonly Earlier[],
  portions: LinePortions,
  { isTaxKept = false }: { isTaxKept?: boolean } = {},
): Bill {
  const credited = addedPortions(notes.map((note) => note.portions));
  const left = leftToCredit(bill, credited);
  const over = Object.entries(portions).filter(([index, quantity]) => quantity > (left[index] ?? 0));
  if (over.length > 0 || Object.keys(portions).length === 0) {
    throw new Refusal('credit-exceeds-invoice', { lines: over.map(([index]) => Number(index)) });
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
  const added = valued(
    lines.filter(({ quantity }) => quantity > 0),
    { taxes: lessRates(all.taxes, before.taxes, lessGst), vat: lessRates(all.vat, before.vat, lessVat) },
  );
  const bills = notes.map((note) => note.bill);
  const kind = isTaxKept && chargesGst(bill.kind) ? 'bill' : bill.kind;
  const part: Bill = {
    kind,
    lines: added.map((line) => ({ ...line, taxBp: rateOn(kind, line) })),
    subtotalPaise: minus(all.subtotalPaise, before.subtotalPaise),
    discountPaise: minus(all.discountPaise, before.discountPaise),
    taxes:
      kind !== bill.kind
        ? []
        : lessRates(
            all.taxes,
            bills.flatMap(({ taxes }) => taxes),
            lessGst,
          ),
    vat: lessRates(
      all.vat,
      bills.flatMap(({ vat }) => vat),
      lessVat,
    ),
    roundOffPaise: ZERO,
    totalPaise: ZERO,
  };
  const exact = plus(valueOf(part), taxOf(part));
  const leftPaise = minus(bill.totalPaise, sum(bills.map((note) => note.totalPaise)));
  const roundOffPaise = (isLast && kind === bill.kind) || exact > leftPaise ? minus(leftPaise, exact) : ZERO;
  return { ...part, roundOffPaise, totalPaise: plus(exact, roundOffPaise) };
}

/** Throws `invoice-credited` when a note credits part of the invoice: such an invoice cannot be declared void. */
export function assertNotCredited(notes: readonly CreditNote[]): void {
  if (notes.length > 0) throw new Refusal('invoice-credited', { numbers: notes.map(({ number }) => number) });
}

/** Makes the credit note for some portions of an invoice; `before` holds the invoice's earlier notes. */
export function issueCreditNote(i: {
  invoiceId: string;
  invoice: Invoice;
  before: readonly CreditNote[];
  portions: LinePortions;
  reason: string;
  refund: Tender;
  requestId: string;
  by: string;
  byId: string;
  sequence: number;
  businessDay: string;
  at: number;
}): CreditNote {
  const { invoice } = i;
  const isTaxKept = chargesGst(invoice.bill.kind) && !takesTaxBack(invoice.issuedAt, i.at);
  const bill = creditedBill(invoice.bill, i.before, i.portions, { isTaxKept });
  const financialYear = financialYearOf(i.at);
  return {
    number: invoiceNumber(CREDIT_SERIES, financialYear, i.sequence),
    financialYear,
    sequence: i.sequence,
    issuedAt: i.at,
    businessDay: i.businessDay,
    requestId: i.requestId,
    invoiceId: i.invoiceId,
    invoiceNumber: invoice.number,
    invoiceIssuedAt: invoice.issuedAt,
    orderId: invoice.orderId,
    orderType: invoice.orderType,
    seller: invoice.seller,
    customerName: invoice.customerName,
    sac: invoice.sac,
    particulars: invoice.particulars,
    reason: i.reason,
    by: i.by,
    byId: i.byId,
    portions: i.portions,
    isTaxKept,
    bill,
    refund: { ...i.refund, amountPaise: bill.totalPaise },
  };
}
