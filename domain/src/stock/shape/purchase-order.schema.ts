import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu-id.schema.ts';
import { MOST_QUANTITY } from './quantity.ts';
import { quantitySchema } from './items.schema.ts';
import { doneBySchema } from './done-by.schema.ts';
import { MOST_BILL_LINES } from './receipt.schema.ts';

export const PURCHASE_ORDER_STATES = ['draft', 'sent', 'closed'] as const;

/** The ordered quantity of an item: so many of a pack, or a quantity. */
export const orderedSchema = z.object({
  itemId: menuIdSchema,
  /** The pack; null where the vendor weighs or counts it. */
  packId: menuIdSchema.nullable(),
  packs: z.int().min(0).max(100_000),
  quantity: quantitySchema,
});

export type Ordered = z.output<typeof orderedSchema>;

const purchaseLineSchema = orderedSchema.extend({
  name: requiredLine(60),
  /** The name of the pack then; empty without one. */
  packName: line(40),
  /** How much of it has come. */
  received: z.int().min(0).max(MOST_QUANTITY),
});
export type PurchaseLine = z.output<typeof purchaseLineSchema>;

/** `purchaseOrders/{purchaseOrderId}`: what was ordered from a vendor, and how much of it has come. */
export const purchaseOrderSchema = z.object({
  vendorId: z.string(),
  vendorName: requiredLine(80),
  /** Raised by each change; a save names the version that it changes. */
  version: z.int().min(1),
  state: z.enum(PURCHASE_ORDER_STATES),
  lines: z.array(purchaseLineSchema).min(1).max(MOST_BILL_LINES),
  note: line(200),
  createdAt: timestamp(),
  changedAt: timestamp(),
  by: doneBySchema,
});
export type PurchaseOrder = z.output<typeof purchaseOrderSchema>;
