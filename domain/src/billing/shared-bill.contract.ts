import { z } from 'zod';
import { creditNoteSchema } from './credit-note.ts';
import { invoiceSchema } from './invoice.ts';
import { defineContract } from '../kernel/contract.ts';
import { restaurantIdSchema } from '../kernel/ids.schema.ts';
import { MINUTE } from '../time/ist.ts';

/** What `newShareToken` makes. */
const shareTokenSchema = z.string().regex(/^[A-Za-z0-9]{28}$/);

/** Epoch ms: what a callable answers is plain. */
const issuedAt = { issuedAt: z.int() };

/**
 * The document of a shared link, for whoever holds its random token: as it was issued, whether it is void, and the credit
 * notes against it. It says nothing of the order or the table's guests. Refuses `invoice-not-found`.
 */
export const openSharedBill = defineContract({
  name: 'openSharedBill',
  callers: ['visitor'],
  input: z.object({ restaurantId: restaurantIdSchema, token: shareTokenSchema }),
  output: z.object({
    invoice: invoiceSchema
      .pick({ number: true, tableId: true, seller: true, customerName: true, bill: true, payments: true })
      .extend(issuedAt),
    isVoid: z.boolean(),
    creditNotes: z.array(
      creditNoteSchema.pick({ number: true, reason: true, bill: true, refund: true }).extend(issuedAt),
    ),
  }),
  limits: [{ per: 'ip', max: 120, windowMs: 10 * MINUTE }],
});
