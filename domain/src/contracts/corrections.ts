import { z } from 'zod';
import { drawerSchema } from '../billing/closing.ts';
import { portionsSchema, refundSchema } from '../billing/credit-note.ts';
import { invoiceIdSchema } from '../billing/invoice.ts';
import { billSchema } from '../billing/bill.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { defineContract } from '../platform/contract.ts';
import { idSchema } from '../platform/ids.schema.ts';
import { requiredLine } from '../platform/text.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * Declares a document void: it stays as issued, and its number; the day's roll-up and the customer's record follow.
 * `billAgain` makes a new order of its dishes, with `requestId` for its id. Refuses `invoice-voided`, `invoice-credited`,
 * and `day-closed` once its business day is closed: a credit note is the way then.
 */
export const voidBill = defineContract({
  name: 'voidBill',
  callers: ['owner'],
  input: z.object({
    invoiceId: invoiceIdSchema,
    requestId: idSchema,
    reason: requiredLine(120),
    billAgain: z.boolean(),
  }),
  /** The order that bills it again. */
  output: z.object({ orderId: z.string().nullable() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Credits portions of an issued document; its amounts follow from the document's. The note counts to the day it is issued
 * on. Refuses `invoice-voided`, and `credit-exceeds-invoice` for more than is left.
 */
export const issueCreditNote = defineContract({
  name: 'issueCreditNote',
  callers: ['owner'],
  input: z.object({
    invoiceId: invoiceIdSchema,
    requestId: idSchema,
    portions: portionsSchema,
    reason: requiredLine(120),
    refund: refundSchema,
  }),
  output: z.object({ creditNoteId: z.string(), number: z.string(), bill: billSchema }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Closes a business day, once: documents issued later count to the next. Refuses `orders-open`, `day-in-future`,
 * `day-closed`, `day-changed` where the figures have moved since the person saw them, and `note-required` for a drawer
 * that differs and says nothing of why.
 */
export const closeDay = defineContract({
  name: 'closeDay',
  callers: ['owner'],
  input: drawerSchema.extend({
    day: z.iso.date(),
    requestId: idSchema,
    /** `movementsOf` the day that the person saw. */
    seenMovements: z.int().min(0),
  }),
  output: z.object({ expectedCashPaise: paiseSchema, differencePaise: paiseSchema }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
