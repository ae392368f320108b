import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { MINUTE } from '../time/ist.ts';
import { billSchema } from './bill.ts';
import { portionsSchema } from './credit-note.ts';
import { tenderSchema } from './invoice.ts';
import { invoiceIdSchema } from './invoice.ts';

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
    refund: tenderSchema,
  }),
  output: z.object({ creditNoteId: z.string(), number: z.string(), bill: billSchema }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
