import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';
import { portionKeySchema } from '../shape/menu.schema.ts';
import { leftSchema, MOST_COUNTED, perDaySchema } from './portions-left.schema.ts';

const countingSchema = z.object({
  /** How many are left; null ends the count. */
  left: leftSchema.nullable(),
  perDay: perDaySchema.optional(),
  /** The count that the person saw before; null where there was none. */
  was: leftSchema.nullable(),
});
export type Counting = z.output<typeof countingSchema>;

/**
 * Sets how many portions are left of dishes, sizes and add-ons, by key (`portion-keys.ts`). It ignores keys that are
 * not on the menu. Refuses with `changed-meanwhile` where a count differs both from the one that the person saw and
 * from the one that they want, and with `record-full` when the restaurant would count too many.
 */
export const setPortionsLeft = defineContract({
  name: 'setPortionsLeft',
  callers: TEAM,
  needs: ['sold-out'],
  input: z.object({
    counts: z
      .record(portionKeySchema, countingSchema)
      .refine((counts) => Object.keys(counts).length <= MOST_COUNTED, 'too-many'),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 240, windowMs: 10 * MINUTE }],
});
