import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu-id.schema.ts';
import { amountSchema, paiseSchema } from '../../money/money.schema.ts';
import { doneBySchema } from './done-by.schema.ts';
import { quantitySchema } from './items.schema.ts';
import { UNIT_NAMES } from './quantity.ts';

/** The most lines of a bill. */
export const MOST_BILL_LINES = 100;

/** The most times that something of one bill is sent back. */
export const MOST_SENT_BACK = 20;

/** In what the bill counts: a unit, or a pack of the item. */
export const perSchema = z.union([
  z.object({ unit: z.enum(UNIT_NAMES) }),
  z.object({ packId: menuIdSchema }),
]);
export type Per = z.output<typeof perSchema>;

/** A line of a bill as it is stored, with the names at that time. */
const receiptLineSchema = z.object({
  itemId: menuIdSchema,
  name: requiredLine(60),
  /** As the bill says it: so many thousandths of a unit or a pack. */
  amount: z.int().min(1),
  /** The unit, or the name of the pack. */
  per: requiredLine(40),
  /** The same in the item's smallest unit. */
  quantity: quantitySchema,
  /** The price of the line without GST. */
  amountPaise: amountSchema,
  gstPaise: amountSchema,
  /** Its share of what the bill costs in all, with GST, discount, charges and rounding. */
  costPaise: amountSchema,
  /** The category of the item then. */
  category: requiredLine(40),
  /** The store that it went to; missing for the main store. */
  storeId: menuIdSchema.optional(),
});
export type ReceiptLine = z.output<typeof receiptLineSchema>;

/** Goods of a bill that went back to the vendor, by the place of their line. */
const sentBackSchema = z.object({
  id: z.string(),
  at: timestamp(),
  by: doneBySchema,
  lines: z
    .array(z.object({ line: z.int().min(0), quantity: quantitySchema, creditPaise: amountSchema }))
    .min(1)
    .max(MOST_BILL_LINES),
  creditPaise: amountSchema,
  note: line(120),
});
export type SentBack = z.output<typeof sentBackSchema>;

/**
 * `goodsReceipts/{receiptId}`: goods that came in with a vendor's bill. Its expense, its photo and its move have ids made from
 * its own. Only `sentBack` and `voided` change.
 */
export const goodsReceiptSchema = z.object({
  vendorId: z.string(),
  vendorName: requiredLine(80),
  /** Empty where the vendor gives no number. */
  billNumber: line(40),
  /** The key that finds a bill again (`billKeyOf`). */
  billKey: z.string(),
  billDay: z.string(),
  lines: z.array(receiptLineSchema).min(1).max(MOST_BILL_LINES),
  discountPaise: amountSchema,
  /** Freight and other charges that are no goods. */
  chargesPaise: amountSchema,
  roundOffPaise: paiseSchema,
  /** The amount of the bill. */
  amountPaise: amountSchema,
  /** The GST in it. */
  gstPaise: amountSchema,
  purchaseOrderId: z.string().nullable(),
  /** True where `expensePhotos` has the bill, under the receipt's id. */
  hasPhoto: z.boolean(),
  receivedAt: timestamp(),
  by: doneBySchema,
  note: line(120),
  sentBack: z.array(sentBackSchema).max(MOST_SENT_BACK),
  /** Who declared the receipt void, and why; null for one that counts. */
  voided: z.object({ at: timestamp(), by: doneBySchema, reason: requiredLine(120) }).nullable(),
  /** A hash of the input: it tells a repeat from another bill under the same id. */
  asked: z.string().max(64),
});
export type GoodsReceipt = z.output<typeof goodsReceiptSchema>;
