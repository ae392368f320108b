import { z } from 'zod';
import { minus, paise, times } from '../money/money.ts';
import { amountSchema } from '../money/money.schema.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { financialYearOf } from '../time/ist.ts';
import { CREDIT_SERIES } from '../restaurant/restaurant.schema.ts';
import { billSchema, totalled } from './bill.ts';
import { invoiceNumber, paymentMethodSchema, sellerSchema } from './invoice.ts';
import type { Paise } from '../money/money.ts';
import type { Bill, BillLine } from './bill.ts';
import type { Invoice } from './invoice.ts';

/** Number of portions by index of the invoice's line: `{"0": 2}` is two portions of the first line. */
export const portionsSchema = z.record(z.string().regex(/^(0|[1-9]\d{0,2})$/), z.int().min(1).max(99_999));
export type LinePortions = z.output<typeof portionsSchema>;

/** How the money is given back. `name` is the method's name when the method is `other`. */
export const refundSchema = z.object({ method: paymentMethodSchema, name: line(40) });

/** `creditNotes/{fy_CN_000123}`: credits some or all portions of an issued invoice (CGST Act s. 34). */
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
  reason: requiredLine(120),
  /** The name of the member who issued it. */
  by: z.string(),
  /** That member's id; null in documents stored before ids were kept. */
  byId: z.string().nullable(),
  portions: portionsSchema,
  /** The credited amounts; positive, as on a bill. */
  bill: billSchema,
  refund: refundSchema.extend({ amountPaise: amountSchema }),
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

/** Returns the bill that these portions alone would have. For all portions it equals the invoice's bill. */
const partOf = (bill: Bill, portions: LinePortions): Bill =>
  totalled(
    bill.kind,
    bill.lines.map((billed, index) => linePart(billed, portionOf(portions, index))),
  );

/** Subtracts `before` from `all`, entry by entry of the same rate; drops entries that become nothing. */
function lessRates<T extends { readonly taxBp: number }>(
  all: readonly T[],
  before: readonly T[],
  less: (a: T, b: T) => T,
  isNothing: (rate: T) => boolean,
): T[] {
  return all
    .map((rate) => {
      const known = before.find(({ taxBp }) => taxBp === rate.taxBp);
      return known === undefined ? rate : less(rate, known);
    })
    .filter((rate) => !isNothing(rate));
}

/**
 * Returns the bill of a credit note: the amount of all credited portions, less the amounts of earlier notes. So the
 * notes that credit a whole invoice add up to it to the paisa, however the portions are divided. Throws
 * `credit-exceeds-invoice` when the portions are more than what is left, or none at all.
 */
export function creditedBill(bill: Bill, credited: LinePortions, portions: LinePortions): Bill {
  const left = leftToCredit(bill, credited);
  const over = Object.entries(portions).filter(([index, quantity]) => quantity > (left[index] ?? 0));
  if (over.length > 0 || Object.keys(portions).length === 0) {
    throw new Refusal('credit-exceeds-invoice', { lines: over.map(([index]) => Number(index)) });
  }
  const before = partOf(bill, credited);
  const all = partOf(bill, addedPortions([credited, portions]));
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
  return {
    kind: bill.kind,
    lines: lines.filter(({ quantity }) => quantity > 0),
    subtotalPaise: minus(all.subtotalPaise, before.subtotalPaise),
    discountPaise: minus(all.discountPaise, before.discountPaise),
    taxes: lessRates(
      all.taxes,
      before.taxes,
      (a, b) => ({
        taxBp: a.taxBp,
        taxablePaise: minus(a.taxablePaise, b.taxablePaise),
        cgstPaise: minus(a.cgstPaise, b.cgstPaise),
        sgstPaise: minus(a.sgstPaise, b.sgstPaise),
      }),
      ({ taxablePaise, cgstPaise }) => taxablePaise === 0 && cgstPaise === 0,
    ),
    vat: lessRates(
      all.vat,
      before.vat,
      (a, b) => ({
        taxBp: a.taxBp,
        taxablePaise: minus(a.taxablePaise, b.taxablePaise),
        vatPaise: minus(a.vatPaise, b.vatPaise),
      }),
      ({ taxablePaise, vatPaise }) => taxablePaise === 0 && vatPaise === 0,
    ),
    roundOffPaise: minus(all.roundOffPaise, before.roundOffPaise),
    totalPaise: minus(all.totalPaise, before.totalPaise),
  };
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
  refund: z.output<typeof refundSchema>;
  requestId: string;
  by: string;
  byId: string;
  sequence: number;
  businessDay: string;
  at: number;
}): CreditNote {
  const { invoice } = i;
  const credited = addedPortions(i.before.map(({ portions }) => portions));
  const bill = creditedBill(invoice.bill, credited, i.portions);
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
    reason: i.reason,
    by: i.by,
    byId: i.byId,
    portions: i.portions,
    bill,
    refund: { ...i.refund, amountPaise: bill.totalPaise },
  };
}
