import { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { isReservedKey } from '../../kernel/ids.ts';
import { menuIdSchema } from './menu.schema.ts';

/** The key of a dish, or of one size of it (`dishKey`). */
export const costKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}(:[A-Za-z0-9_-]{1,40})?$/)
  .refine((key) => !isReservedKey(key), 'reserved-id');

/**
 * The most costs that recipes may give, so that they fit into a document together with the typed ones. Further dishes keep their
 * typed costs.
 */
export const MOST_RECIPE_COSTS = 3000;

/**
 * `catalog/costs`: facts about dishes that the day's figures need and no guest may know. Guests read the whole menu, so
 * the cost prices cannot be in it.
 */
export const costsSchema = z.object({
  /** The cost price of one portion; a dish with sizes has one for each size. */
  costs: z.record(costKeySchema, amountSchema),
  /**
   * The costs of dishes with a recipe and a price for each ingredient. Such a cost counts instead of the typed one in
   * `costs`, which counts again when the recipe is deleted. Missing without recipes.
   */
  fromRecipe: z.record(costKeySchema, amountSchema).optional(),
  /** The category of each dish. */
  categoryOf: z.record(menuIdSchema, menuIdSchema),
  /** The names of the categories. */
  categories: z.record(menuIdSchema, z.string()),
});
export type Costs = z.output<typeof costsSchema>;
