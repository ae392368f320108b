import { z } from 'zod';
import { portionKeySchema } from '../shape/menu.schema.ts';

/** The most portions that can be counted. */
export const MOST_LEFT = 9_999;

/** The most dishes, sizes and add-ons with counted portions at once. */
export const MOST_COUNTED = 300;

export const leftSchema = z.int().min(0).max(MOST_LEFT);

/** At least 1: the mark "sold out" is for a dish without portions on any day. */
export const perDaySchema = z.int().min(1).max(MOST_LEFT);

const countSchema = z.object({
  /** The portions that are left on `day`. */
  left: leftSchema,
  /** The business day that they are for. */
  day: z.string(),
  /** With how many each business day begins; missing where only `day` is counted. */
  perDay: perDaySchema.optional(),
  /** True while none is left because orders took them all; missing where somebody typed that none is left. */
  ranOut: z.literal(true).optional(),
});
export type Count = z.output<typeof countSchema>;

/** `catalog/limits`: the portions left of dishes, sizes and add-ons, by their key (`portion-keys.ts`). */
export const portionsLeftSchema = z.object({ items: z.record(portionKeySchema, countSchema) });
export type PortionsLeft = z.output<typeof portionsLeftSchema>;
