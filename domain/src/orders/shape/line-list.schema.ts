import { z } from 'zod';
import { menuIdSchema } from '../../menu/shape/menu-id.schema.ts';

/** The price list that set the price of a line. The line keeps it, even when the list is removed. */
export const lineListSchema = z.object({ id: menuIdSchema, name: z.string() });
export type LineList = z.output<typeof lineListSchema>;
