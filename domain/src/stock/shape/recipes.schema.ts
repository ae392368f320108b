import { z } from 'zod';
import { menuIdSchema, portionKeySchema } from '../../menu/shape/menu.schema.ts';
import { MOST_QUANTITY } from './quantity.ts';
import { quantitySchema } from './items.schema.ts';

/**
 * An ingredient and how much of it goes in, in the item's smallest unit, ready for the pot: peeled and boned. Below
 * zero only in the recipe of an add-on that makes the dish need less of it, such as "no paneer".
 */
const usesSchema = z.object({ itemId: menuIdSchema, quantity: quantitySchema });
const changesSchema = z.object({
  itemId: menuIdSchema,
  quantity: z
    .int()
    .min(-MOST_QUANTITY)
    .max(MOST_QUANTITY)
    .refine((n) => n !== 0),
});

/** The most ingredients of a recipe. */
export const MOST_INGREDIENTS = 40;

/** The stock that a portion uses. */
export const portionUsesSchema = z.array(changesSchema).min(1).max(MOST_INGREDIENTS);
export type PortionUses = z.output<typeof portionUsesSchema>;

/** The part of a dish's price that its food may cost, in basis points, where the owner has set none. */
export const USUAL_FOOD_COST_BP = 3500;
export const mostCostSchema = z.int().min(100).max(10_000);

/** The recipe of a preparation: what one batch needs, and how much it makes. */
export const batchSchema = z.object({
  uses: z.array(usesSchema).min(1).max(MOST_INGREDIENTS),
  makes: quantitySchema,
  /** True where batches are entered as they are made, and counted as stock. Otherwise a dish uses what the batch is made of. */
  isKept: z.boolean(),
});
export type Batch = z.output<typeof batchSchema>;

/** The most recipes of one save: those of a file. */
export const MOST_SAVED_RECIPES = 1000;

/**
 * `stock/recipes`: what one portion uses, by the key of a dish (`dish`), of a dish in a size (`dish:size`) or of an add-on
 * (`group/add-on`); and the batches of preparations, by item. A size with a recipe of its own uses that alone.
 */
export const recipesSchema = z.object({
  version: z.int().min(0),
  portions: z.record(portionKeySchema, portionUsesSchema),
  batches: z.record(menuIdSchema, batchSchema),
  /** The part of a dish's price that its food may cost, in basis points; missing for `USUAL_FOOD_COST_BP`. */
  mostCostBp: mostCostSchema.optional(),
});
export type Recipes = z.output<typeof recipesSchema>;
