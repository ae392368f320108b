import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { MAX_PLACE_NAME } from './naming.ts';
import { tableIdSchema } from './table-id.schema.ts';

/** `floor-1` to `floor-20`. */
const floorIdSchema = z.string().regex(/^floor-([1-9]|1\d|20)$/);

/** A name for a table, room or floor; an empty one removes the name. */
export const namingSchema = z.object({
  id: z.union([tableIdSchema, floorIdSchema]),
  name: line(MAX_PLACE_NAME),
});
