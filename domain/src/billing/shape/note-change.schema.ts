import { z } from 'zod';

/** The wrong and the right value of an invoice's line: a unit price in paise, or a rate in basis points. */
export const noteChangeSchema = z.object({
  /** The index of the invoice's line. */
  line: z.int().min(0).max(999),
  what: z.enum(['price', 'rate']),
  from: z.int().min(0),
  to: z.int().min(0),
});
export type NoteChange = z.output<typeof noteChangeSchema>;

/** The right price or rate of a line, as the owner enters it. A price is at least one paisa. */
export const rightValueSchema = noteChangeSchema
  .omit({ from: true })
  .extend({ to: z.int().min(0).max(100_000_000) })
  .refine(({ what, to }) => what === 'rate' || to > 0, 'price-zero');
export type RightValue = z.output<typeof rightValueSchema>;
