import { z } from 'zod';
import { expenseCategorySchema } from '../../expenses/category.schema.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { HIGHEST_PRICE, MEASURES, MOST_QUANTITY, UNIT_NAMES, UNITS } from './quantity.ts';

export const quantitySchema = z.int().min(1).max(MOST_QUANTITY);

/** The most sizes in which an item is bought. */
export const MOST_PACKS = 4;

/** A whole pack as a vendor sells it: a tin, a sack, a crate. */
const packSchema = z.object({ id: menuIdSchema, name: requiredLine(40), quantity: quantitySchema });

/** The usable part of the bought goods, in basis points: 10,000 where nothing is peeled, boned or boiled away. */
const yieldSchema = z.int().min(1).max(10_000);

/** An ingredient, a preparation, or a thing that is sold as it is bought. */
export const stockItemSchema = z
  .object({
    id: menuIdSchema,
    name: requiredLine(60),
    measure: z.enum(MEASURES),
    /** The unit in which it is shown and counted. */
    unit: z.enum(UNIT_NAMES),
    packs: z.array(packSchema).max(MOST_PACKS),
    /** The category of expenses to which purchases of the item belong, such as Dairy. */
    category: expenseCategorySchema,
    /** The usable part of the item; missing where all is usable. */
    yieldBp: yieldSchema.max(9999).optional(),
    /** Conversions from units of other measures: one for each measure at most. */
    factors: z
      .array(z.object({ of: z.enum(UNIT_NAMES), is: quantitySchema }))
      .max(2)
      .optional(),
    /** The quantity that should be in the house; missing where nobody watches it. */
    par: quantitySchema.optional(),
    /** Where it stands, for the sheet of a count; empty for nowhere in particular. */
    shelf: line(30),
    /** The store that dishes take it from; missing for the main store. */
    storeId: menuIdSchema.optional(),
    /** True where dishes that need it are sold out when none of it is left. */
    stopsSale: z.literal(true).optional(),
    /** The usual price: so much money for so much of it. It prices recipes until a receipt brings a real price. */
    usual: z
      .object({ quantity: quantitySchema, paise: amountSchema })
      .refine(({ quantity, paise }) => paise > 0 && paise <= quantity * HIGHEST_PRICE)
      .optional(),
    /** False for an item that nobody uses any more. Its moves and its name stay. */
    active: z.boolean(),
  })
  .refine(({ measure, unit }) => UNITS[unit].measure === measure, { path: ['unit'] })
  .refine(
    ({ measure, factors = [] }) => {
      const others = factors.map(({ of }) => UNITS[of].measure);
      return !others.includes(measure) && new Set(others).size === others.length;
    },
    { path: ['factors'] },
  );
export type StockItem = z.output<typeof stockItemSchema>;

/** The most items of a restaurant. */
export const MOST_ITEMS = 2000;

/** A second place of the house where stock is kept, such as the bar. The main store is not in the list. */
export const storeSchema = z.object({ id: menuIdSchema, name: requiredLine(30) });

export const MOST_STORES = 5;

/** `stock/items`: every item in one document, so that a page costs one read. */
export const stockItemsSchema = z.object({
  /** Raised by each save; a save names the version that it changes. */
  version: z.int().min(0),
  stores: z.array(storeSchema).max(MOST_STORES),
  items: z.array(stockItemSchema).max(MOST_ITEMS),
});
export type StockItems = z.output<typeof stockItemsSchema>;
