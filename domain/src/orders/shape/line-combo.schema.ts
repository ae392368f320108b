import { z } from 'zod';
import { copiedNamesSchema } from '../../catalogue/names.schema.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';

/**
 * A line's place in the combo that was ordered, on an order and on a bill. A combo has no line of its own: its parts are
 * ordinary dishes at their share of its price.
 */
export const lineComboSchema = z.object({
  /**
   * The same for all parts of one combo. On an order it is unique together with the line's round, also after a merge; on a bill
   * equal combos have the same.
   */
  ref: z.int().min(1),
  itemId: menuIdSchema,
  name: z.string(),
  otherNames: copiedNamesSchema,
  /** The slot for which the dish was chosen. */
  slotId: menuIdSchema,
  /** Which part of the combo it is, from 0. Two lines are one part where its portions have two prices. */
  part: z.int().min(0),
  /** How many parts the combo has. */
  of: z.int().min(1),
  /** How many portions of this part one combo has. */
  portions: z.int().min(1),
  /** True on one line of the combo: its portions count the combos. */
  lead: z.literal(true).optional(),
});
export type LineCombo = z.output<typeof lineComboSchema>;
