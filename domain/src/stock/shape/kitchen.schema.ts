import { z } from 'zod';
import { requiredLine } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu-id.schema.ts';
import { portionKeySchema } from '../../menu/shape/menu.schema.ts';
import { MOST_ITEMS } from './items.schema.ts';
import { UNIT_NAMES } from './quantity.ts';

const kitchenItemSchema = z.object({
  id: menuIdSchema,
  name: requiredLine(60),
  unit: z.enum(UNIT_NAMES),
  /** The store that dishes take it from; missing for the main store. */
  storeId: menuIdSchema.optional(),
});
export type KitchenItem = z.output<typeof kitchenItemSchema>;

/** The most dishes that a kitchen's screen offers. */
export const MOST_DISHES = 3000;

/** `stock/kitchen`: the items in use as the kitchen's screen names them. Cooks read it, and no price is in it. */
export const kitchenStockSchema = z.object({
  items: z.array(kitchenItemSchema).max(MOST_ITEMS),
  /**
   * The keys of the dishes and sizes that have a recipe, so that cooks can enter a cooked dish as waste. The recipes
   * themselves are not here. Missing until recipes or items are saved again.
   */
  dishes: z.array(portionKeySchema).max(MOST_DISHES).optional(),
});
export type KitchenStock = z.output<typeof kitchenStockSchema>;
