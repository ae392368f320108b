import { z } from 'zod';
import { buyerSchema } from '../../customers/buyer.schema.ts';
import { amountSchema, paiseSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { billSchema } from './bill.schema.ts';
import { complimentarySchema } from './complimentary.schema.ts';
import { discountSchema } from './discount.schema.ts';
import { billedPortionsSchema, paymentSchema, sellerSchema, tenderSchema } from './invoice.schema.ts';
import { particularsSchema } from './particulars.schema.ts';

/** The order's copy of a document that was issued for it. */
export const settlementSchema = z.object({
  requestId: z.string(),
  invoiceId: z.string(),
  number: z.string(),
  issuedAt: timestamp(),
  /** Copied from the document, because guests can read only this copy and it must name the seller. */
  seller: sellerSchema,
  sac: z.string(),
  particulars: particularsSchema,
  bill: billSchema,
  payments: z.array(paymentSchema),
  shareToken: z.string(),
  /** What of the order it bills, and at which discount; null where it was issued before this was kept. */
  portions: billedPortionsSchema.nullable(),
  discount: discountSchema.nullable(),
  /** Which of these lines it gives for nothing. */
  complimentary: complimentarySchema,
  /** Whose name and which table stand on the document; null where it was issued before this was kept. */
  issuedTo: z
    .object({
      customerName: z.string().nullable(),
      tableId: z.string().nullable(),
      /** What the owner called the table then; missing where it had no name. */
      tableName: z.string().optional(),
    })
    .nullable(),
  /** The customer whose totals it counts towards, `id` null for none; null where it was issued before this was kept. */
  customer: z.object({ id: z.string().nullable() }).nullable(),
  /** When the owner declared the document void; its number stays. */
  voidedAt: timestamp().nullable(),
});
export type Settlement = z.output<typeof settlementSchema>;

/** A payment towards a bill that is not issued yet. Its `id` is the request's id and the payment's index. */
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
 * `orders/{orderId}/money/bill`: an order's payments, discount and settlements. It is made with the first of them, so
 * an open order may have none. The kitchen cannot read it.
 */
export const orderMoneySchema = z.object({
  /** The discount on the part of the bill that is still open. */
  discount: discountSchema.nullable(),
  /** What is given for nothing of the part of the bill that is still open. */
  complimentary: complimentarySchema,
  /** To whom the next document is made out; null for nobody by name. */
  buyer: buyerSchema.nullable(),
  /** Payments towards the part that is not billed yet. */
  payments: z.array(partPaymentSchema),
  /** The amount due after each request that paid a part, by request id. A repeat is answered with it. */
  partRequests: z.record(z.string(), paiseSchema),
  /** Part payments that were given back. */
  returnedPayments: z.array(returnedPaymentSchema),
  /** One for each document: more than one where the order was split by item. */
  settlements: z.array(settlementSchema),
});
export type OrderMoney = z.output<typeof orderMoneySchema>;
