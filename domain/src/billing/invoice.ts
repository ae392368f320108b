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

/** The service code of restaurant services (Notification 11/2017-CT(R), heading 9963). */
export const SAC_RESTAURANT = '996331';

/** `room`: noted on the room's account, which the hotel settles. Only room service offers it (`methodsFor`). */
export const PAYMENT_METHODS = ['cash', 'upi', 'card', 'room', 'other'] as const;

export const paymentMethodSchema = z.enum(PAYMENT_METHODS);

export type PaymentMethod = z.output<typeof paymentMethodSchema>;

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
});

export type Seller = z.output<typeof sellerSchema>;

/** A member's id (`memberIdOf`) and the name the member had at the time. */
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
   * The size of the party. Zero on the second and later documents of a split order, so that nobody is counted twice.
   */
  guests: z.int().min(0),
  sac: z.string(),
  bill: billSchema,
  payments: z.array(paymentSchema),
  /** The amount that a guest had declared as paid by UPI; 0 when no guest declared any. */
  upiDeclaredPaise: amountSchema,
  /** The members who took and who settled the order; null in documents stored before ids were kept. */
  takenBy: memberSchema.nullable(),
  settledBy: memberSchema.nullable(),
  shareToken: z.string(),
});

export type Invoice = z.output<typeof invoiceSchema>;

/** The most characters that an invoice number may have (CGST Rule 46(b)). */
export const MAX_INVOICE_NUMBER = 16;

const six = (n: number) => String(n).padStart(6, '0');

const isSeries = (series: string): boolean =>
  series === CREDIT_SERIES || invoiceSeriesSchema.safeParse(series).success;

/**
 * Returns a number such as `INV/26-27/000123`: unique within a financial year, at most 16 characters of [A-Z0-9/-]
 * (CGST Rule 46(b)). Throws RangeError when the series or the sequence does not fit.
 */
export function invoiceNumber(series: string, financialYear: string, sequence: number): string {
  const fits = Number.isInteger(sequence) && sequence >= 1 && sequence <= 999_999;
  if (!fits || !isSeries(series)) {
    throw new RangeError(`no invoice number for ${series} ${sequence}`);
  }
  return `${series}/${financialYear.slice(2)}/${six(sequence)}`;
}

/** Returns the document's id. Ids sort in the order of issue. */
export const invoiceId = (series: string, financialYear: string, sequence: number): string =>
  `${financialYear}_${series}_${six(sequence)}`;

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
});

/**
 * Throws `legal-details-missing`, with the empty fields, when a tax invoice or a Bill of Supply would not name its
 * supplier. Whether the fields are valid is checked in `guard.ts`.
 */
export function assertCanIssue(restaurant: Restaurant): void {
  if (documentKind(restaurant) === 'bill') return;
  const fields = (['legalName', 'address', 'gstin', 'fssai'] as const).filter(
    (field) => restaurant[field] === '',
  );
  if (fields.length > 0) throw new Refusal('legal-details-missing', { fields });
}
