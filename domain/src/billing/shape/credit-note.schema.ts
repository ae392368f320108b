import { z } from 'zod';
import { allowedBySchema } from '../../approvals/allowed-by.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { billSchema } from './bill.schema.ts';
import { cashSessionField } from './cash-session.schema.ts';
import { sellerSchema, tenderSchema } from './invoice.schema.ts';
import { noteChangeSchema } from './note-change.schema.ts';
import { particularsSchema } from './particulars.schema.ts';

/** Number of portions by index of the invoice's line: `{"0": 2}` is two portions of the first line. */
export const portionsSchema = z.record(z.string().regex(/^(0|[1-9]\d{0,2})$/), z.int().min(1).max(99_999));
export type LinePortions = z.output<typeof portionsSchema>;

/**
 * `creditNotes/{fy_CN_000123}`: gives back portions of an issued invoice, or the amount by which a line was charged too much
 * (CGST Act s. 34). A debit note has the fields down to `byId`, too.
 */
export const creditNoteSchema = z.object({
  number: z.string(),
  financialYear: z.string(),
  sequence: z.int().min(1),
  issuedAt: timestamp(),
  businessDay: z.string(),
  requestId: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  invoiceIssuedAt: timestamp(),
  orderId: z.string(),
  orderType: z.string(),
  seller: sellerSchema,
  customerName: z.string().nullable(),
  sac: z.string(),
  particulars: particularsSchema,
  reason: requiredLine(120),
  /** The name of the member who issued it. */
  by: z.string(),
  /** That member's id. */
  byId: z.string(),
  allowedBy: allowedBySchema.optional(),
  /** The credited portions; none where a price or a rate was wrong. */
  portions: portionsSchema,
  /** The wrong price or rate; null where portions are credited. */
  change: noteChangeSchema.nullable(),
  /**
   * True when the note gives back no GST although the invoice charged it: it came after the last day for that
   * (CGST Act s. 34(2)).
   */
  isTaxKept: z.boolean(),
  /** The credited amounts; positive, as on a bill. */
  bill: billSchema,
  refund: tenderSchema.extend({ amountPaise: amountSchema }),
  ...cashSessionField,
});
export type CreditNote = z.output<typeof creditNoteSchema>;
