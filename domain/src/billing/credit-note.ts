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

/** Portions by the index of an invoice's line: `{"0": 2}` is two of the first. */
export const portionsSchema = z.record(z.string().regex(/^(0|[1-9]\d{0,2})$/), z.int().min(1).max(99_999));
export type LinePortions = z.output<typeof portionsSchema>;

/** How the money goes back; `name` says what the method is called where it is `other`. */
export const refundSchema = z.object({ method: paymentMethodSchema, name: line(40) });

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
  reason: requiredLine(120),
  /** The name of who issued it. */
  by: z.string(),
  /** Their member id; null where it was stored before ids were kept. */
  byId: z.string().nullable(),
  portions: portionsSchema,
  /** What is credited: positive amounts, as on a bill. */
  bill: billSchema,
  refund: refundSchema.extend({ amountPaise: amountSchema }),
});
export type CreditNote = z.output<typeof creditNoteSchema>;

/** The counter that allots the numbers of a financial year's credit notes. */
export const creditCounterId = (at: number): string => `credit_${financialYearOf(at)}`;

const portionOf = (portions: LinePortions, index: number): number => portions[String(index)] ?? 0;

/** Portions of several notes together. */
export function addedPortions(all: readonly LinePortions[]): LinePortions {
  const total: Record<string, number> = {};
  for (const [index, quantity] of all.flatMap((portions) => Object.entries(portions))) {
    total[index] = (total[index] ?? 0) + quantity;
  }
  return total;
}

/** What of each line can still be credited, by its index; lines of which nothing is left are not in it. */
export function leftToCredit(bill: Bill, credited: LinePortions): LinePortions {
  const left = bill.lines.map(
    ({ quantity }, index) => [String(index), quantity - portionOf(credited, index)] as const,
  );
  return Object.fromEntries(left.filter(([, quantity]) => quantity > 0));
}

/** A part of an amount, rounded half up; the whole of it for all portions. */
const shareOf = (amount: Paise, part: number, whole: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)));

function linePart(billed: BillLine, quantity: number): BillLine {
  const amountPaise = times(billed.unitPaise, quantity);
  const discountPaise = shareOf(billed.discountPaise, quantity, billed.quantity);
  return { ...billed, quantity, amountPaise, discountPaise, taxablePaise: minus(amountPaise, discountPaise) };
}

/** What an invoice would come to for these portions alone; for all of them it is the invoice's own bill. */
const partOf = (bill: Bill, portions: LinePortions): Bill =>
  totalled(
    bill.kind,
    bill.lines.map((billed, index) => linePart(billed, portionOf(portions, index))),
  );

/** The amounts of `all` that are not in `before` yet, entry by entry of the same rate. */
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
 * The bill of a credit note: what all credited portions come to, less what the ones before it came to. So the notes
 * that credit the whole of an invoice add up to it to the paisa, however it was cut. Refuses, as
 * `credit-exceeds-invoice`, more portions than are left, and nothing at all.
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

/** Whether anything of an invoice has been credited: then it is not declared void any more (`invoice-credited`). */
export function assertNotCredited(notes: readonly CreditNote[]): void {
  if (notes.length > 0) throw new Refusal('invoice-credited', { numbers: notes.map(({ number }) => number) });
}

/** The credit note of some portions of an invoice; `before` are the notes that it has already. */
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
