import { z } from 'zod';
import { idSchema } from '../kernel/ids.schema.ts';
import { cellSchema } from './muster.schema.ts';

/** The most cells that one call marks. */
export const MOST_CELLS = 400;

export const cellTypedSchema = z.object({
  personId: idSchema,
  day: z.iso.date(),
  mark: cellSchema.shape.mark,
  overtimeMinutes: cellSchema.shape.overtimeMinutes,
});
/** What the owner says of one person and one day. */
export type CellTyped = z.output<typeof cellTypedSchema>;
