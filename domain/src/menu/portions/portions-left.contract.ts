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
  /** How many the person saw before; null for what was not counted. */
  was: leftSchema.nullable(),
});
export type Counting = z.output<typeof countingSchema>;

/**
 * Says how many portions are left of dishes, sizes and add-ons, by key (`portion-keys.ts`). Keys that are not on the menu are
 * ignored. Refuses with `changed-meanwhile` where one of them is not what the person saw, unless it is already as they want it, and
 * with `record-full` when too many are counted.
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
