import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { billSchema } from './bill.ts';
import { discountSchema } from './discount.schema.ts';
import { paymentSchema, sellerSchema } from './invoice.ts';

/** The order's copy of a document that was issued for it. */
export const settlementSchema = z.object({
  requestId: z.string(),
  invoiceId: z.string(),
  number: z.string(),
  issuedAt: timestamp(),
  /** Copied from the document, because guests can read only this copy and it must name the seller. */
  seller: sellerSchema,
  bill: billSchema,
  payments: z.array(paymentSchema),
  shareToken: z.string(),
  /** The time at which the owner declared the document void; null when it stands. */
  voidedAt: timestamp().nullable(),
});
export type Settlement = z.output<typeof settlementSchema>;

/** A payment towards a bill that is not issued yet. Its `id` is the request's id and the payment's index. */
const partPaymentSchema = paymentSchema.extend({ id: z.string(), at: timestamp() });
export type PartPayment = z.output<typeof partPaymentSchema>;

/**
 * `orders/{orderId}/money/bill`: an order's payments, discount and settlements. It is made with the first of them, so
 * an open order may have none. The kitchen cannot read it.
 */
export const orderMoneySchema = z.object({
  /** The discount on the part of the bill that is still open. */
  discount: discountSchema.nullable(),
  /** Payments towards the part that is not billed yet. */
  payments: z.array(partPaymentSchema),
  /** The amount due after each request that paid a part, by request id. A repeat is answered with it. */
  partRequests: z.record(z.string(), amountSchema),
  /** The ids of part payments that were given back. */
  returnedPayments: z.array(z.string()),
  /** One entry for each document; an order split by item has several. */
  settlements: z.array(settlementSchema),
});
export type OrderMoney = z.output<typeof orderMoneySchema>;
