import { z } from 'zod';
import { billSchema } from './bill.ts';
import { discountSchema } from './discount.schema.ts';
import { paymentSchema, tenderSchema } from './invoice.ts';
import { amountSchema } from '../money/money.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { MINUTE } from '../time/ist.ts';

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;

/** Line ids, or `delivery` for the charge of a delivery, with how many portions of each. */
const portionsSchema = z.record(
  z.string().regex(/^(\d{1,4}-\d{1,4}|delivery)$/),
  z.int().min(1).max(100_000),
);

/** Only a payment of another kind has a name. */
const namedPaymentSchema = paymentSchema.refine(
  ({ method, name }) => method === 'other' || name === '',
  'name',
);

/**
 * The one door for money: bill, invoice number, invoice, payments, the day's roll-up, the table freed, in one
 * transaction. Payments below what is due are kept on the order as a part (`invoice` null, `duePaise` what is left);
 * payments of what is due issue the document. A repeat of `requestId` answers as the first did, whatever became of the
 * order since. Refuses, among others: `already-settled`; `order-changed` where a round has come since the person looked;
 * `payment-exceeds-due`; `part-paid` a split by item while parts are held; `portions-taken`; `document-wrong`.
 */
export const settleBill = defineContract({
  name: 'settleBill',
  callers: ['captain', 'owner'],
  input: z.object({
    orderId: idSchema,
    requestId: idSchema,
    /** How many rounds the person saw on the bill. */
    seenRounds: z.int().min(1),
    /** Null: everything that is not billed yet. Else a split by item: a document of its own for these portions. */
    portions: portionsSchema.nullable(),
    /** What was handed over; checked against the bill that the server computes. None only where nothing is due. */
    payments: z.array(namedPaymentSchema).max(8),
  }),
  output: z.object({
    invoice: z.object({ invoiceId: z.string(), number: z.string(), bill: billSchema }).nullable(),
    /** Still due of what was to be settled; 0 once its document is issued. */
    duePaise: amountSchema,
  }),
  limits,
  audited: true,
});

/**
 * Takes something off what is not billed yet, before tax; null takes nothing off any more. Refuses
 * `discount-above-limit` of a captain, `discount-exceeds-bill`, and `part-paid` where what was paid in parts would be more
 * than is left.
 */
export const setDiscount = defineContract({
  name: 'setDiscount',
  callers: ['captain', 'owner'],
  input: z.object({
    orderId: idSchema,
    discount: discountSchema
      .pick({ kind: true, reason: true })
      .extend({ value: z.int().min(1).max(1_000_000_000) })
      .refine(({ kind, value }) => kind === 'amount' || value <= 10_000, { path: ['value'] })
      .nullable(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Gives a part payment back, which counts into the day. A repeat changes nothing. Refuses `part-payment-not-found`. */
export const returnPayment = defineContract({
  name: 'returnPayment',
  callers: ['captain', 'owner'],
  input: z.object({
    orderId: idSchema,
    paymentId: z.string().regex(/^[A-Za-z0-9]{20}-[1-8]$/),
    /** How the money goes back. */
    given: tenderSchema,
    reason: requiredLine(80),
  }),
  output: z.object({}),
  limits,
  audited: true,
});
