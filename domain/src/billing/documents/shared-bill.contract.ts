import { z } from 'zod';
import { creditNoteSchema } from '../shape/credit-note.schema.ts';
import { debitNoteSchema } from '../shape/debit-note.schema.ts';
import { invoiceSchema } from '../shape/invoice.schema.ts';
import { defineContract, linkLimits } from '../../kernel/contract.ts';
import { restaurantIdSchema } from '../../kernel/ids.schema.ts';

/** The form of a token made by `newShareToken`. */
const shareTokenSchema = z.string().regex(/^[A-Za-z0-9]{28}$/);

/** Epoch ms, because answers of callables are plain JSON. */
const issuedAt = { issuedAt: z.int() };

/**
 * Returns the document of a shared link to anyone who has its random token: the document as issued, whether it is
 * void, and its credit and debit notes. The answer contains nothing about the order or other guests. Refuses with
 * `invoice-not-found`.
 */
export const openSharedBill = defineContract({
  name: 'openSharedBill',
  callers: ['visitor'],
  input: z.object({ restaurantId: restaurantIdSchema, token: shareTokenSchema }),
  output: z.object({
    invoice: invoiceSchema
      .pick({
        number: true,
        tableId: true,
        tableName: true,
        seller: true,
        sac: true,
        particulars: true,
        customerName: true,
        bill: true,
        payments: true,
      })
      .extend(issuedAt),
    isVoid: z.boolean(),
    creditNotes: z.array(
      creditNoteSchema
        .pick({ number: true, reason: true, particulars: true, bill: true, refund: true, isTaxKept: true })
        .extend(issuedAt),
    ),
    debitNotes: z.array(
      debitNoteSchema
        .pick({ number: true, reason: true, particulars: true, bill: true, payment: true })
        .extend(issuedAt),
    ),
  }),
  proof: 'link',
  limits: linkLimits(120),
});
