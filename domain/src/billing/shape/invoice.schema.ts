import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { furtherTablesSchema } from '../../tables/joins.schema.ts';
import { billSchema } from './bill.schema.ts';
import { particularsSchema } from './particulars.schema.ts';
import { documentServiceSchema } from './document-service.schema.ts';
import { cashSessionField } from './cash-session.schema.ts';

/**
 * `room`: noted on the room's account, which the hotel settles. Only room service offers it (`methodsFor`). `deposit`: paid for
 * a booking before the party came (P-DEPOSIT-1); no money moves by it when the bill is settled.
 */
export const PAYMENT_METHODS = ['cash', 'upi', 'card', 'room', 'other', 'deposit'] as const;

export const paymentMethodSchema = z.enum(PAYMENT_METHODS);

export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** A method of payment. `name` is the name of method `other`: a voucher, an aggregator. */
export const tenderSchema = z.object({ method: paymentMethodSchema, name: line(40) });
export type Tender = z.output<typeof tenderSchema>;

const OTHER = 'other:';

/** The key under which a day counts a payment: its method, and for `other` also the name, as in `other:Sodexo`. */
export const tenderKey = ({ method, name }: Tender): string =>
  method === 'other' && name !== '' ? `${OTHER}${name}` : method;

/** Returns the method and name behind such a key. */
export function tenderOf(key: string): Tender {
  if (key.startsWith(OTHER)) return { method: 'other', name: key.slice(OTHER.length) };
  const method: PaymentMethod = PAYMENT_METHODS.find((known) => known === key) ?? 'other';
  return { method, name: '' };
}

export const paymentSchema = z.object({
  method: paymentMethodSchema,
  /** The amount that counts towards the bill. */
  amountPaise: amountSchema,
  /** The money handed over: amount and tip. In cash it may be more; the rest is change. */
  receivedPaise: amountSchema,
  /** The tip for the staff. It is no part of the bill. */
  tipPaise: amountSchema,
  /** The name of an `other` method, such as a meal card; a deposit's receipt voucher number; else empty. */
  name: line(40),
});

export type Payment = z.output<typeof paymentSchema>;

export const sellerSchema = z.object({
  name: z.string(),
  legalName: z.string(),
  address: z.string(),
  phone: z.string(),
  gstin: z.string(),
  fssai: z.string(),
  /** True where the seller is under the composition scheme, which the document says at its head (CGST Rule 5(1)(f)). */
  composition: z.boolean(),
  /** The name of the State's half of GST. */
  stateTax: z.enum(['SGST', 'UTGST']),
  /** The number under which the seller pays VAT on liquor; empty where it sells none. */
  vatTin: z.string(),
  /** CIN or LLPIN; missing where the seller is neither a company nor such a partnership. */
  companyNumber: z.string().optional(),
});

export type Seller = z.output<typeof sellerSchema>;

/** Portions of an order that a document bills: line id (or `delivery`, the charge of a delivery) to how many. */
export const billedPortionsSchema = z.record(keySchema, z.int().min(1));

/** A member by id (`memberIdOf`) and by the name they had then. */
const memberSchema = z.object({ id: z.string().nullable(), name: z.string() });
export type MemberRef = z.output<typeof memberSchema>;

/** How often the payments of one document can be put right. */
export const MOST_PAYMENTS_CORRECTED = 10;

/** A payment that was entered under another method than it was made by. */
const paymentCorrectionSchema = z.object({
  /** Its place among the payments. */
  payment: z.int().min(0),
  from: tenderSchema,
  to: tenderSchema,
  at: timestamp(),
  by: memberSchema,
  reason: line(120),
  ...cashSessionField,
});

/**
 * `invoices/{fy_series_000123}`: the document as issued. It never changes, except for the methods of its payments, which a tax
 * invoice need not state (CGST Rule 46); a void or a credit note is a new document.
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
  joinedTableIds: furtherTablesSchema,
  /** The owner's name for the table at the time of issue; missing without one. It names all tables that were joined. */
  tableName: z.string().optional(),
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
  /** The portions that it bills. */
  portions: billedPortionsSchema,
  payments: z.array(paymentSchema),
  /** The payments that were put right since; missing where none was. */
  paymentsCorrected: z.array(paymentCorrectionSchema).max(MOST_PAYMENTS_CORRECTED).optional(),
  /** The amount that a guest had declared as paid by UPI; 0 when no guest declared any. */
  upiDeclaredPaise: amountSchema,
  /** The member who took the order; null where guests ordered themselves. */
  takenBy: memberSchema.nullable(),
  settledBy: memberSchema,
  /** How the party was served: the figures that its day counts besides the bill. */
  service: documentServiceSchema,
  shareToken: z.string(),
  ...cashSessionField,
});

export type Invoice = z.output<typeof invoiceSchema>;

export const invoiceIdSchema = z.string().regex(/^\d{4}-\d{2}_[A-Z0-9]{1,3}_\d{6}$/);
