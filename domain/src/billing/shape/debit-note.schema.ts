import type { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { creditNoteSchema } from './credit-note.schema.ts';
import { tenderSchema } from './invoice.schema.ts';
import { noteChangeSchema } from './note-change.schema.ts';

/**
 * `debitNotes/{fy_DN_000123}`: charges the amount by which a line of an issued tax invoice was charged too little (CGST Act s.
 * 34(3)).
 */
export const debitNoteSchema = creditNoteSchema
  .omit({ portions: true, isTaxKept: true, refund: true, change: true, allowedBy: true })
  .extend({
    change: noteChangeSchema,
    /** How it was paid: in full, with the note. */
    payment: tenderSchema.extend({ amountPaise: amountSchema }),
  });
export type DebitNote = z.output<typeof debitNoteSchema>;
