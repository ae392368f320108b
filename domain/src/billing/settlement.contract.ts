import { z } from 'zod';
import { billSchema } from './bill.ts';
import { discountSchema } from './discount.schema.ts';
import { paymentSchema } from './invoice.ts';
import { amountSchema } from '../money/money.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { MINUTE } from '../time/ist.ts';

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;

/** The number of portions by line id; `delivery` stands for the delivery charge. */
const portionsSchema = z.record(
  z.string().regex(/^(\d{1,4}-\d{1,4}|delivery)$/),
  z.int().min(1).max(100_000),
);

/** Only a payment of method `other` has a name. */
const tenderSchema = paymentSchema.refine(({ method, name }) => method === 'other' || name === '', 'name');

/**
 * Settles a bill. One transaction takes the invoice number, issues the invoice, records the payments, updates the
 * day's figures and frees the table. Payments below the amount due are kept on the order: then `invoice` is null and
 * `duePaise` is the rest. A repeat of `requestId` gives the answer of the first call, even if the order has changed
 * since. Refuses with, among others, `already-settled`; `order-changed` when a round has come since the person
 * looked; `payment-exceeds-due`; `part-paid` for a split by item while part payments are held; `portions-taken`;
 * `document-wrong`.
 */
export const settleBill = defineContract({
  name: 'settleBill',
  callers: ['captain', 'owner'],
  input: z.object({
    orderId: idSchema,
    requestId: idSchema,
    /** The number of rounds on the bill that the person saw. */
    seenRounds: z.int().min(1),
    /** Null bills everything that is not billed yet. Otherwise a document is issued for these portions only. */
    portions: portionsSchema.nullable(),
    /** The money handed over. The server checks it against its own bill. May be empty only when nothing is due. */
    payments: z.array(tenderSchema).max(8),
  }),
  output: z.object({
    invoice: z.object({ invoiceId: z.string(), number: z.string(), bill: billSchema }).nullable(),
    /** The amount still due of what was to be settled; 0 once the document is issued. */
    duePaise: amountSchema,
  }),
  limits,
  audited: true,
});

/**
 * Sets the discount, before tax, on what is not billed yet; null removes it. Refuses with `discount-above-limit` for
 * a captain, `discount-exceeds-bill`, or `part-paid` when the part payments would be more than the new total.
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

/** Gives a part payment back. A repeat changes nothing. Refuses with `part-payment-not-found`. */
export const returnPayment = defineContract({
  name: 'returnPayment',
  callers: ['captain', 'owner'],
  input: z.object({
    orderId: idSchema,
    paymentId: z.string().regex(/^[A-Za-z0-9]{20}-[1-8]$/),
    reason: requiredLine(80),
  }),
  output: z.object({}),
  limits,
  audited: true,
});
