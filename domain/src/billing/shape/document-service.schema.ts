import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { paiseSchema } from '../../money/money.schema.ts';

/** A number of lines, and the sum of the minutes that guests waited for them. */
export const waitsSchema = z.object({ lines: z.int(), minutes: z.int() });
export type Waits = z.output<typeof waitsSchema>;

/** How the party was served. The day of the document counts these figures besides its bill. */
export const documentServiceSchema = z.object({
  /**
   * Who took the order for its dishes, by `memberKey`: how many portions, and their amount after discount and
   * before tax.
   */
  byMember: z.record(
    keySchema,
    z.object({ name: z.string(), portions: z.int().min(0), amountPaise: paiseSchema }),
  ),
  /** Minutes that the party sat at its table until this, its first document; null on every other document. */
  seatedMinutes: z.int().min(0).nullable(),
  /** The size of the party, on every document of its order; missing where nobody knows it. */
  partySize: z.int().min(1).optional(),
  /** Missing where no line was marked as served or ready. */
  waits: waitsSchema.optional(),
});
export type DocumentService = z.output<typeof documentServiceSchema>;
