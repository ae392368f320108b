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
  /** What the page showed of the day when the owner began to mark it; pages of an older version do not say. */
  read: cellSchema.pick({ mark: true, overtimeMinutes: true, claimed: true }).optional(),
});
/** What the owner says of one person and one day. */
export type CellTyped = z.output<typeof cellTypedSchema>;
/** What a page showed of a day before it was marked. */
export type CellRead = NonNullable<CellTyped['read']>;

/** A cell that was not marked, because it is no longer what was read. */
export const overtakenSchema = z.object({ personId: idSchema, day: z.iso.date(), stands: cellSchema });
export type Overtaken = z.output<typeof overtakenSchema>;
