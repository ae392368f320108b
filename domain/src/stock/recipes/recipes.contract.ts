import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { menuIdSchema, portionKeySchema } from '../../menu/shape/menu.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import {
  batchSchema,
  MOST_SAVED_RECIPES,
  mostCostSchema,
  portionUsesSchema,
} from '../shape/recipes.schema.ts';

/**
 * Saves some recipes by key, and some batches by item; null removes one. The others stay as they are. Refuses with
 * `changed-meanwhile` when the recipes were saved after `baseVersion`, `stock-unfit` with the recipe, the line and the fault, and
 * `record-full`. A repeat changes nothing.
 */
export const saveRecipes = defineContract({
  name: 'saveRecipes',
  callers: TEAM,
  needs: ['stock'],
  input: z
    .object({
      baseVersion: z.int().min(0),
      portions: z.record(portionKeySchema, portionUsesSchema.nullable()),
      batches: z.record(menuIdSchema, batchSchema.nullable()),
      /** The part of a price that food may cost; missing where it stays. */
      mostCostBp: mostCostSchema.optional(),
    })
    .refine(
      ({ portions, batches }) =>
        Object.keys(portions).length + Object.keys(batches).length <= MOST_SAVED_RECIPES,
      'too-many',
    ),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});
