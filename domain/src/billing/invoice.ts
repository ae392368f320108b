import { z } from 'zod';
import { Refusal } from '../catalogue/reasons.ts';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { ZERO } from '../money/money.ts';
import { CREDIT_SERIES, DEBIT_SERIES, storedSeriesSchema } from '../restaurant/restaurant.schema.ts';
import { financialYearOf } from '../time/ist.ts';
import { billSchema } from './bill.ts';
import { particularsSchema } from './particulars.schema.ts';
import { documentTradeSchema } from './takers.schema.ts';
import { stateTaxOf } from '../statute/gst.ts';
import type { Bill } from './bill.ts';
import type { Paise } from '../money/money.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

/** `room`: noted on the room's account, which the hotel settles. Only room service offers it (`methodsFor`). */
export const PAYMENT_METHODS = ['cash', 'upi', 'card', 'room', 'other'] as const;

export const paymentMethodSchema = z.enum(PAYMENT_METHODS);

export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** A way of paying; `name` says what it is called where the method is `other`: a voucher, an aggregator. */
export const tenderSchema = z.object({ method: paymentMethodSchema, name: line(40) });
export type Tender = z.output<typeof tenderSchema>;

export const paymentSchema = z.object({
  method: paymentMethodSchema,
  /** The amount that counts towards the bill. */
  amountPaise: amountSchema,
  /** The money handed over: amount and tip. In cash it may be more; the rest is change. */
  receivedPaise: amountSchema,
  /** The tip for the staff. It is no part of the bill. */
  tipPaise: amountSchema,
  /** The method's name when the method is `other`, such as a voucher; otherwise empty. */
  name: line(40),
});

export type Payment = z.output<typeof paymentSchema>;

/** A payment of exactly this amount, without a tip. */
export const exactly = (method: PaymentMethod, amountPaise: Paise): Payment => ({
  method,
  amountPaise,
  receivedPaise: amountPaise,
  tipPaise: ZERO,
  name: '',
});

/** Upgrades payments that were stored before tips were kept. */
export const withTip = (payment: unknown): object => ({ tipPaise: 0, name: '', ...(payment as object) });

export const sellerSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  address: z.string(),
  phone: z.string(),
  gstin: z.string(),
  fssai: z.string(),
  /**
   * Where the document says that its seller is under the composition scheme: at its head (CGST Rule 5(1)(f)), or at its
   * foot, where documents said it before. `no` for every other seller.
   */
  composition: z.enum(['no', 'foot', 'head']),
  /** What the State's half of GST is called. */
  stateTax: z.enum(['SGST', 'UTGST']),
  /** The number under which the seller pays VAT on liquor; empty where it sells none, or before it was kept. */
  vatTin: z.string(),
});

export type Seller = z.output<typeof sellerSchema>;

/** Portions of an order that a document bills: line id (or `delivery`, the charge of a delivery) to how many. */
export const billedPortionsSchema = z.record(z.string(), z.int().min(1));

/** A member by id (`memberIdOf`) and by the name they had then. */
const memberSchema = z.object({ id: z.string().nullable(), name: z.string() });
export type MemberRef = z.output<typeof memberSchema>;

/**
 * `invoices/{fy_series_000123}`: the document as issued. It never changes; a void or a credit note is a new document.
 */
export const invoiceSchema = z.object({
  number: z.string(),
  financialYear: z.string(),
  series: z.string(),
  sequence: z.int().min(1),
  issuedAt: timestamp(),
  businessDay: z.string(),
  orderId: z.string(),
  orderType: z.string(),
  tableId: z.string().nullable(),
  seller: sellerSchema,
  customerName: z.string().nullable(),
  /**
   * The size of the party; zero when nobody knows it, and on the second and later documents of a split order, so that
   * nobody is counted twice.
   */
  guests: z.int().min(0),
  sac: z.string(),
  particulars: particularsSchema,
  bill: billSchema,
  /** What of the order it bills; null where it was issued before this was kept. */
  portions: billedPortionsSchema.nullable(),
  payments: z.array(paymentSchema),
  /** The amount that a guest had declared as paid by UPI; 0 when no guest declared any. */
  upiDeclaredPaise: amountSchema,
  /** The members who took and who settled the order; null in documents stored before ids were kept. */
  takenBy: memberSchema.nullable(),
  settledBy: memberSchema.nullable(),
  /** What its day counts of it beside the bill; missing where it was issued before that was counted. */
  trade: documentTradeSchema.optional(),
  shareToken: z.string(),
});

export type Invoice = z.output<typeof invoiceSchema>;

/** The most characters that an invoice number may have (CGST Rule 46(b)). */
export const MAX_INVOICE_NUMBER = 16;

const six = (n: number) => String(n).padStart(6, '0');

const isSeries = (series: string): boolean =>
  series === CREDIT_SERIES || storedSeriesSchema.safeParse(series).success;

/** The last number of a series in a financial year: six digits. */
export const MAX_SEQUENCE = 999_999;

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns a series to go on with when this one has no number left: its last character moves on (`INV` to `INW`). */
export function nextSeries(series: string): string {
  const last = CHARACTERS[(CHARACTERS.indexOf(series.slice(-1)) + 1) % CHARACTERS.length] ?? '1';
  const next = `${series.slice(0, -1)}${last}`;
  return next === CREDIT_SERIES || next === DEBIT_SERIES ? nextSeries(next) : next;
}

/** Throws `series-full`, with the series to go on with, when a series has no number left in its financial year. */
export function assertNumberLeft(series: string, sequence: number): void {
  if (sequence > MAX_SEQUENCE) throw new Refusal('series-full', { series, next: nextSeries(series) });
}

/**
 * Returns a number such as `INV/26-27/000123`: unique within a financial year, at most 16 characters of [A-Z0-9/-]
 * (CGST Rule 46(b)). Throws RangeError when the series or the sequence does not fit.
 */
export function invoiceNumber(series: string, financialYear: string, sequence: number): string {
  const fits = Number.isInteger(sequence) && sequence >= 1 && sequence <= MAX_SEQUENCE;
  if (!fits || !isSeries(series)) {
    throw new RangeError(`no invoice number for ${series} ${sequence}`);
  }
  return `${series}/${financialYear.slice(2)}/${six(sequence)}`;
}

/** Returns the document's id. Ids sort in the order of issue. */
export const invoiceId = (series: string, financialYear: string, sequence: number): string =>
  `${financialYear}_${series}_${six(sequence)}`;

/** Returns the id of the document with a printed number; null for a text that is no number. */
export function idOfNumber(number: string): string | null {
  const [, series, year, sequence] = /^([A-Z0-9]{1,3})\/(\d{2}-\d{2})\/(\d{6})$/.exec(number) ?? [];
  return series === undefined ? null : `20${year}_${series}_${sequence}`;
}

export const invoiceIdSchema = z.string().regex(/^\d{4}-\d{2}_[A-Z0-9]{1,3}_\d{6}$/);

/** Returns the id of the counter that numbers one series in one financial year. */
export const invoiceCounterId = (series: string, at: number): string =>
  `invoice_${financialYearOf(at)}_${series}`;

export const sellerOf = (r: Restaurant): Seller => ({
  name: r.restaurantName,
  legalName: r.legalName,
  address: r.address,
  phone: r.phone,
  gstin: r.gstin,
  fssai: r.fssai,
  composition: r.composition && r.gstin !== '' ? 'head' : 'no',
  stateTax: stateTaxOf(r.gstin),
  vatTin: r.vatTin,
});

/** The seller on a document of before composition and UTGST were told apart: it is printed as it was. */
export const withScheme = (seller: unknown, { kind }: Pick<Bill, 'kind'>): object => ({
  composition: kind === 'bill-of-supply' ? 'foot' : 'no',
  stateTax: 'SGST',
  ...(seller as object),
});

/**
 * Throws `legal-details-missing`, with the empty fields, when the document would lack what the law asks of its seller:
 * the FSSAI number on every document; name, address and GSTIN on all but a plain bill. Whether the fields are valid is
 * checked in `guard.ts`.
 */
export function assertCanIssue(restaurant: Restaurant, { kind }: Pick<Bill, 'kind'>): void {
  const asked =
    kind === 'bill' ? (['fssai'] as const) : (['legalName', 'address', 'gstin', 'fssai'] as const);
  const fields = asked.filter((field) => restaurant[field] === '');
  if (fields.length > 0) throw new Refusal('legal-details-missing', { fields });
}
