import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { billSchema } from './bill.ts';
import { discountSchema } from './discount.schema.ts';
import { billedPortionsSchema, paymentSchema, sellerSchema, tenderSchema } from './invoice.ts';

/** The order's copy of a document that was issued for it. */
export const settlementSchema = z.object({
  requestId: z.string(),
  invoiceId: z.string(),
  number: z.string(),
  issuedAt: timestamp(),
  /** As on the document, which a guest cannot read: the copy must say who sold. */
  seller: sellerSchema,
  bill: billSchema,
  payments: z.array(paymentSchema),
  shareToken: z.string(),
  /** What of the order it bills, and at which discount; null where it was issued before this was kept. */
  portions: billedPortionsSchema.nullable(),
  discount: discountSchema.nullable(),
  /** Whose name and which table stand on the document; null where it was issued before this was kept. */
  issuedTo: z.object({ customerName: z.string().nullable(), tableId: z.string().nullable() }).nullable(),
  /** When the owner declared the document void; its number stays. */
  voidedAt: timestamp().nullable(),
});
export type Settlement = z.output<typeof settlementSchema>;

/** Money taken towards a bill that is not issued yet; `id` is that of the request it came by, and its place in it. */
const partPaymentSchema = paymentSchema.extend({ id: z.string(), at: timestamp() });
export type PartPayment = z.output<typeof partPaymentSchema>;

/** A part payment that was given back: how it was taken and how it went, and the day that counts it. */
const returnedPaymentSchema = z.object({
  id: z.string(),
  /** Null where it was given back before this was kept. */
  returned: z
    .object({ amountPaise: amountSchema, taken: tenderSchema, given: tenderSchema, businessDay: z.string() })
    .nullable(),
});
export type ReturnedPart = NonNullable<z.output<typeof returnedPaymentSchema>['returned']>;

/**
 * `orders/{orderId}/money/bill`: what is paid and taken off. It is made with the first discount, payment or bill, so an
 * open order may have none. The kitchen cannot read it.
 */
export const orderMoneySchema = z.object({
  /** What is off the bill that is still open. */
  discount: discountSchema.nullable(),
  /** Taken towards what is not billed yet. */
  payments: z.array(partPaymentSchema),
  /** What was due after each request that brought a part: what a repeat of it is answered with. */
  partRequests: z.record(z.string(), amountSchema),
  /** Part payments that were given back. */
  returnedPayments: z.array(returnedPaymentSchema),
  /** One for each document: more than one where the order was split by item. */
  settlements: z.array(settlementSchema),
});
export type OrderMoney = z.output<typeof orderMoneySchema>;
