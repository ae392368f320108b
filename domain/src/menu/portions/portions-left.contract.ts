import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';
import { portionKeySchema } from '../shape/menu.schema.ts';
import { leftSchema, MOST_COUNTED } from './portions-left.schema.ts';

/**
 * Says how many portions are left of dishes, sizes and add-ons, by key (`portion-keys.ts`); null ends the count. Keys that are
 * not on the menu are ignored. Refuses with `record-full` when too many are counted.
 */
export const setPortionsLeft = defineContract({
  name: 'setPortionsLeft',
  callers: TEAM,
  needs: ['sold-out'],
  input: z.object({
    counts: z
      .record(portionKeySchema, z.object({ left: leftSchema, perDay: leftSchema.optional() }).nullable())
      .refine((counts) => Object.keys(counts).length <= MOST_COUNTED, 'too-many'),
  }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 240, windowMs: 10 * MINUTE }],
});
