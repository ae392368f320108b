import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { expenseCategorySchema } from './category.schema.ts';
import { EXPENSE_METHODS, MAX_PARTS } from './expense.schema.ts';

/** Who did something to a refund: a member by id, and by the name they had then. */
const personSchema = z.object({ id: z.string(), name: z.string() });

/** The most categories of a refund: a receipt that was paid in parts may have those of several expenses. */
const MOST_PARTS = 2 * MAX_PARTS;

/**
 * `vendorRefunds/{refundId}`: money that a vendor gave back for a paid receipt of goods. It lowers the costs of the month that
 * bears the receipt. Callables write it; only `voided` changes.
 */
export const vendorRefundSchema = z.object({
  vendorId: z.string(),
  /** The vendor's name then. */
  vendor: requiredLine(80),
  receiptId: z.string(),
  /** The day on which the money came. `yyyy-mm-dd` */
  day: z.string(),
  /** The month (`yyyy-mm`) that has the lowered costs: the month of the receipt. */
  month: z.string(),
  /** The categories of the lowered costs, each with the GST in its amount. */
  parts: z
    .array(z.object({ category: expenseCategorySchema, amountPaise: amountSchema, gstPaise: amountSchema }))
    .min(1)
    .max(MOST_PARTS),
  amountPaise: amountSchema,
  /** The GST in the amount. */
  gstPaise: amountSchema,
  /** Where it came: `drawer` is the restaurant's drawer, `cash` any other cash. */
  method: z.enum(EXPENSE_METHODS),
  /** The cash session that took it in; missing without sessions, and for other methods. */
  cashSession: z.string().optional(),
  /** True where goods went back too (`sentBack` of the receipt, same id); false where the vendor was paid too much. */
  hasGoods: z.boolean(),
  note: line(120),
  createdAt: timestamp(),
  by: personSchema,
  /** Who declared the refund void, and why; null for one that counts. */
  voided: z.object({ at: timestamp(), by: personSchema, reason: requiredLine(120) }).nullable(),
  /** A hash of the input: it tells a repeat from another refund under the same id. */
  asked: z.string().max(64),
});
export type VendorRefund = z.output<typeof vendorRefundSchema>;
