import { z } from 'zod';
import { withApproval } from '../../approvals/with-approval.ts';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { billSchema } from '../shape/bill.schema.ts';
import { portionsSchema } from '../shape/credit-note.schema.ts';
import { rightValueSchema } from '../shape/note-change.schema.ts';
import { namedTenderSchema } from '../shape/named-tender.schema.ts';
import { invoiceIdSchema } from '../shape/invoice.schema.ts';

/**
 * Declares a document void. The document and its number stay as issued; the day's figures and the customer's record are
 * corrected. With `billAgain` its dishes go into a new order with the id `requestId`. Refuses with `invoice-voided`,
 * `invoice-credited`, or `day-closed` once its business day is closed: then only a credit note can correct it.
 */
export const voidBill = defineContract({
  name: 'voidBill',
  callers: TEAM,
  needs: ['void-bill'],
  approvable: { act: 'void-bill', right: 'void-bill', asking: ['settle', 'see-sales'] },
  input: z.object({
    ...withApproval,
    invoiceId: invoiceIdSchema,
    requestId: idSchema,
    reason: requiredLine(120),
    billAgain: z.boolean(),
  }),
  /** The id of the new order; null without `billAgain`. */
  output: z.object({ orderId: z.string().nullable() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Credits portions of an issued document. The server works out the amounts. The note counts towards the day on which
 * it is issued. Refuses with `invoice-voided`, or `credit-exceeds-invoice` when fewer portions are left.
 */
export const issueCreditNote = defineContract({
  name: 'issueCreditNote',
  callers: TEAM,
  needs: ['issue-notes'],
  approvable: { act: 'credit-note', right: 'issue-notes', asking: ['settle', 'see-sales'] },
  input: z.object({
    ...withApproval,
    invoiceId: invoiceIdSchema,
    requestId: idSchema,
    portions: portionsSchema,
    reason: requiredLine(120),
    refund: namedTenderSchema,
  }),
  output: z.object({ creditNoteId: z.string(), number: z.string(), bill: billSchema }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/** A note as the answer names it; null where the correction needed none. */
const issuedNoteSchema = z.object({ id: z.string(), number: z.string(), bill: billSchema }).nullable();

/**
 * Corrects the price or the tax rate of one line of an issued document. The owner enters the right value and the server makes the
 * notes: a credit note if the price was too high, a debit note if it was too low, and both for a rate. The guest pays a debit
 * note, and is paid a credit note, by the tender. Refuses with `invoice-voided`, `nothing-to-correct`, `debit-needs-tax`,
 * `above-mrp`, `rate-not-lawful`, `tax-stays`, or `cash-above-limit`.
 */
export const correctBill = defineContract({
  name: 'correctBill',
  callers: TEAM,
  needs: ['issue-notes'],
  input: z.object({
    invoiceId: invoiceIdSchema,
    requestId: idSchema,
    right: rightValueSchema,
    reason: requiredLine(120),
    tender: namedTenderSchema,
  }),
  output: z.object({ credit: issuedNoteSchema, debit: issuedNoteSchema }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Corrects the value of an order that was handed over, after the operator gave the guest money back or paid for more. The open
 * day counts the difference; the GST return of the month of the hand-over has the new value. A repeat changes nothing. Refuses
 * with `not-handed-over` or `record-full`.
 */
export const correctHandOver = defineContract({
  name: 'correctHandOver',
  callers: TEAM,
  needs: ['issue-notes'],
  input: z.object({
    orderId: idSchema,
    /** The whole value before tax after the correction; 0 when the operator gave everything back. */
    valuePaise: amountSchema,
    reason: requiredLine(120),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 100, windowMs: 10 * MINUTE }],
  audited: true,
});
