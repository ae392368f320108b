import { z } from 'zod';
import { Refusal } from '../catalogue/reasons.ts';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { ZERO } from '../money/money.ts';
import { CREDIT_SERIES, invoiceSeriesSchema } from '../restaurant/restaurant.schema.ts';
import { financialYearOf } from '../time/ist.ts';
import { billSchema, documentKind } from './bill.ts';
import type { Paise } from '../money/money.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

/** Services of a restaurant (Notification 11/2017-CT(R), heading 9963). */
export const SAC_RESTAURANT = '996331';

/** `room`: noted on the room's account, which the hotel settles; for room service only (`methodsFor`). */
export const PAYMENT_METHODS = ['cash', 'upi', 'card', 'room', 'other'] as const;

export const paymentMethodSchema = z.enum(PAYMENT_METHODS);

export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** A way of paying; `name` says what it is called where the method is `other`: a voucher, an aggregator. */
export const tenderSchema = z.object({ method: paymentMethodSchema, name: line(40) });
export type Tender = z.output<typeof tenderSchema>;

export const paymentSchema = z.object({
  method: paymentMethodSchema,
  /** What counts towards the bill. */
  amountPaise: amountSchema,
  /** What was handed over: amount and tip; more only in cash, the rest being change. */
  receivedPaise: amountSchema,
  /** Given on top for the people who served; apart from the bill, no part of its value. */
  tipPaise: amountSchema,
  /** What the method is called, where it is `other`: a voucher, an aggregator; empty elsewhere. */
  name: line(40),
});

export type Payment = z.output<typeof paymentSchema>;

/** The payment of an amount to the paisa, without a tip. */
export const exactly = (method: PaymentMethod, amountPaise: Paise): Payment => ({
  method,
  amountPaise,
  receivedPaise: amountPaise,
  tipPaise: ZERO,
  name: '',
});

/** Payments of before tips were kept. */
export const withTip = (payment: unknown): object => ({ tipPaise: 0, name: '', ...(payment as object) });

export const sellerSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  address: z.string(),
  phone: z.string(),
  gstin: z.string(),
  fssai: z.string(),
});

export type Seller = z.output<typeof sellerSchema>;

/** Portions of an order that a document bills: line id (or `delivery`, the charge of a delivery) to how many. */
export const billedPortionsSchema = z.record(z.string(), z.int().min(1));

/** A member by id (`memberIdOf`) and by the name they had then. */
const memberSchema = z.object({ id: z.string().nullable(), name: z.string() });
export type MemberRef = z.output<typeof memberSchema>;

/** `invoices/{fy_series_000123}`: the document as issued. It is never changed; a void or credit note is a new one. */
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
  /** Of the party; 0 on the further documents of an order that is split, so that nobody is counted twice. */
  guests: z.int().min(0),
  sac: z.string(),
  bill: billSchema,
  /** What of the order it bills; null where it was issued before this was kept. */
  portions: billedPortionsSchema.nullable(),
  payments: z.array(paymentSchema),
  /** What a guest said they had paid by UPI when it was settled; 0 where nobody did. */
  upiDeclaredPaise: amountSchema,
  /** The member who took the order, and the one who settled it; null where it was stored before ids were kept. */
  takenBy: memberSchema.nullable(),
  settledBy: memberSchema.nullable(),
  shareToken: z.string(),
});

export type Invoice = z.output<typeof invoiceSchema>;

/** Characters of an invoice number, at most (CGST Rule 46(b)). */
export const MAX_INVOICE_NUMBER = 16;

const six = (n: number) => String(n).padStart(6, '0');

const isSeries = (series: string): boolean =>
  series === CREDIT_SERIES || invoiceSeriesSchema.safeParse(series).success;

/**
 * `INV/26-27/000123`: unique within a financial year, at most 16 characters of [A-Z0-9/-] (CGST Rule 46(b)).
 * Throws RangeError for a series or a sequence that would not fit.
 */
export function invoiceNumber(series: string, financialYear: string, sequence: number): string {
  const fits = Number.isInteger(sequence) && sequence >= 1 && sequence <= 999_999;
  if (!fits || !isSeries(series)) {
    throw new RangeError(`no invoice number for ${series} ${sequence}`);
  }
  return `${series}/${financialYear.slice(2)}/${six(sequence)}`;
}

/** The document's id, in the order of issue. */
export const invoiceId = (series: string, financialYear: string, sequence: number): string =>
  `${financialYear}_${series}_${six(sequence)}`;

export const invoiceIdSchema = z.string().regex(/^\d{4}-\d{2}_[A-Z0-9]{1,3}_\d{6}$/);

/** The counter that allots the numbers of one series in one financial year. */
export const invoiceCounterId = (series: string, at: number): string =>
  `invoice_${financialYearOf(at)}_${series}`;

export const sellerOf = (r: Restaurant): Seller => ({
  name: r.restaurantName,
  legalName: r.legalName,
  address: r.address,
  phone: r.phone,
  gstin: r.gstin,
  fssai: r.fssai,
});

/**
 * Refuses, as `legal-details-missing` with the fields that are empty, a tax invoice or a Bill of Supply that would not
 * name its supplier. Whether what stands there is right is the guard's to say (`guard.ts`).
 */
export function assertCanIssue(restaurant: Restaurant): void {
  if (documentKind(restaurant) === 'bill') return;
  const fields = (['legalName', 'address', 'gstin', 'fssai'] as const).filter(
    (field) => restaurant[field] === '',
  );
  if (fields.length > 0) throw new Refusal('legal-details-missing', { fields });
}
