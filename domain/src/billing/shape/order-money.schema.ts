import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { allowedBySchema } from '../../approvals/allowed-by.schema.ts';
import { buyerSchema } from '../../customers/buyer.schema.ts';
import { amountSchema, paiseSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { billSchema } from './bill.schema.ts';
import { cashSessionField } from './cash-session.schema.ts';
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
  /** The portions that it bills, and its discount. */
  portions: billedPortionsSchema,
  discount: discountSchema.nullable(),
  /** Which of these lines are complimentary. */
  complimentary: complimentarySchema,
  /** The name and the table on the document. */
  issuedTo: z.object({
    customerName: z.string().nullable(),
    tableId: z.string().nullable(),
    /** The owner's name for the table at that time; missing without one. */
    tableName: z.string().optional(),
  }),
  /** The customer that it counts towards; `id` is null for none. */
  customer: z.object({ id: z.string().nullable() }),
  /** When the owner declared the document void; its number stays. */
  voidedAt: timestamp().nullable(),
});
export type Settlement = z.output<typeof settlementSchema>;

/** A payment towards a bill that is not issued yet. Its `id` is the request's id and the payment's index. */
const partPaymentSchema = paymentSchema.extend({
  id: z.string(),
  at: timestamp(),
  /** True where it is one person's share of an equal split. Missing on every other part. */
  share: z.literal(true).optional(),
  ...cashSessionField,
});
export type PartPayment = z.output<typeof partPaymentSchema>;

/** A part payment that was given back: how it was taken and given back, and the day that counts it. */
const returnedPaymentSchema = z.object({
  id: z.string(),
  returned: z.object({
    amountPaise: amountSchema,
    taken: tenderSchema,
    given: tenderSchema,
    allowedBy: allowedBySchema.optional(),
    businessDay: z.string(),
    ...cashSessionField,
  }),
});
export type ReturnedPart = z.output<typeof returnedPaymentSchema>['returned'];

/** The most people that an equal split is among. */
export const MOST_OF_SPLIT = 40;

/** The number of people among whom a bill is split equally. */
export const amongSchema = z.int().min(2).max(MOST_OF_SPLIT);

/**
 * `orders/{orderId}/money/bill`: an order's payments, discount and settlements. It is made with the first of them, so
 * an open order may have none. The kitchen cannot read it.
 */
export const orderMoneySchema = z.object({
  /** The discount on the part of the bill that is still open. */
  discount: discountSchema.nullable(),
  /** The complimentary lines on the part of the bill that is still open. */
  complimentary: complimentarySchema,
  /** The buyer for the next document; null where it names none. */
  buyer: buyerSchema.nullable(),
  /** Payments towards portions that are not billed yet. */
  payments: z.array(partPaymentSchema),
  /** The number of people that split the open bill equally, from the first share on; null for no such split. */
  splitAmong: amongSchema.nullable(),
  /** The amount due after each request that paid a part, by request id. It is the answer to a repeat. */
  partRequests: z.record(keySchema, paiseSchema),
  /** Part payments that were given back. */
  returnedPayments: z.array(returnedPaymentSchema),
  /** One for each document: more than one where the order was split by item. */
  settlements: z.array(settlementSchema),
});
export type OrderMoney = z.output<typeof orderMoneySchema>;
