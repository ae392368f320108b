import { z } from 'zod';
import { idSchema } from '../../kernel/ids.schema.ts';
import { cellSchema } from '../shape/muster.schema.ts';

/** The most cells that one call marks. */
export const MOST_CELLS = 400;

export const cellTypedSchema = z.object({
  personId: idSchema,
  day: z.iso.date(),
  mark: cellSchema.shape.mark,
  overtimeMinutes: cellSchema.shape.overtimeMinutes,
  /**
   * The state of the day that the page showed when the owner began to mark it; missing where a whole day is marked at
   * once.
   */
  read: cellSchema
    .pick({ mark: true, overtimeMinutes: true, claimed: true, claimedOvertime: true })
    .optional(),
});
/** The owner's mark for one person and one day. */
export type CellTyped = z.output<typeof cellTypedSchema>;
/** The state of a day that a page showed before it was marked. */
export type CellRead = NonNullable<CellTyped['read']>;

/** A cell that was not marked, because it has changed since it was read. */
export const overtakenSchema = z.object({ personId: idSchema, day: z.iso.date(), stands: cellSchema });
export type Overtaken = z.output<typeof overtakenSchema>;
