import { z } from 'zod';
import { DESCRIPTION_MAX, otherDescriptionsSchema, otherNamesSchema } from '../../catalogue/names.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { clockSchema } from '../../time/hours.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { isReservedKey } from '../../kernel/ids.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { comboSchema } from './combo.schema.ts';
import { foodSchema } from './food.schema.ts';
import { goodsSchema } from './goods.schema.ts';
import { menuIdSchema } from './menu-id.schema.ts';
import { photoIdSchema } from './photo.schema.ts';
import { byWeightSchema, openSchema } from './sold-by.schema.ts';
import { TAX_CLASSES } from './tax-class.ts';

export { menuIdSchema } from './menu-id.schema.ts';
export type { TaxClass } from './tax-class.ts';

/** FSSAI's marks. Egg has its own mark because many guests ask for it. */
export const FOOD_MARKS = ['veg', 'egg', 'non-veg'] as const;
export const markSchema = z.enum(FOOD_MARKS);
export type Mark = z.output<typeof markSchema>;

export const taxClassSchema = z.enum(TAX_CLASSES);

export const categorySchema = z.object({
  id: menuIdSchema,
  name: requiredLine(60),
  otherNames: otherNamesSchema,
  /** Offered only between these times (IST). Null means always. */
  from: clockSchema.nullable(),
  to: clockSchema.nullable(),
});
export type Category = z.output<typeof categorySchema>;

export const variantSchema = z.object({
  id: menuIdSchema,
  name: requiredLine(40),
  otherNames: otherNamesSchema,
  pricePaise: amountSchema,
  /** The MRP on the pack of this size; missing for none. */
  mrpPaise: amountSchema.optional(),
});
export type Variant = z.output<typeof variantSchema>;

const addOnSchema = z.object({
  id: menuIdSchema,
  name: requiredLine(60),
  otherNames: otherNamesSchema,
  mark: markSchema,
  pricePaise: amountSchema,
});

/** The most that somebody may take of one add-on. */
export const MOST_OF_ONE = 9;

/**
 * Add-ons for a dish: a guest chooses at least `min` and at most `max` of the options. The choice is required when
 * `min` > 0.
 */
export const addOnGroupSchema = z.object({
  id: menuIdSchema,
  name: requiredLine(60),
  otherNames: otherNamesSchema,
  min: z.int().min(0).max(20),
  max: z.int().min(1).max(20),
  /** How many of one option may be taken, as in three sugars; missing for one. */
  mostOfOne: z.int().min(2).max(MOST_OF_ONE).optional(),
  options: z.array(addOnSchema).min(1).max(40),
});
export type AddOnGroup = z.output<typeof addOnGroupSchema>;

/** A short code of a dish, which a captain types to find it. */
export const dishCodeSchema = z.string().regex(/^[A-Z0-9]{1,8}$/);

export const menuItemSchema = z.object({
  id: menuIdSchema,
  categoryId: menuIdSchema,
  /** The name is also a key in the day's figures, and Firestore reserves names of the form `__x__`. */
  name: requiredLine(120).refine((name) => !/^__.*__$/.test(name), 'reserved-name'),
  otherNames: otherNamesSchema,
  description: line(DESCRIPTION_MAX),
  /** Missing where the dish has none in any further language. */
  otherDescriptions: z.exactOptional(otherDescriptionsSchema),
  mark: markSchema,
  food: foodSchema,
  /** From 0 (none) to 3 (very hot). */
  spice: z.int().min(0).max(3),
  /** The photo's id (`photoHref`); null when there is none. Photos are outside the menu document. */
  photo: photoIdSchema.nullable(),
  station: requiredLine(30),
  taxClass: taxClassSchema,
  /** For packaged goods, and for exempt goods with an HSN; else null. */
  goods: goodsSchema.nullable(),
  prepMinutes: z.int().min(0).max(240),
  /** The price of a dish without variants. */
  pricePaise: amountSchema,
  /** The MRP on the pack of goods without variants, all taxes included; missing for none. */
  mrpPaise: amountSchema.optional(),
  /**
   * The charge for packing one portion of a takeaway or a delivery, besides the order's packing charge; missing for
   * none.
   */
  packingPaise: amountSchema.optional(),
  variants: z.array(variantSchema).max(12),
  addOnGroupIds: z.array(menuIdSchema).max(12),
  /** Unique on the menu; missing for none. */
  code: dishCodeSchema.optional(),
  /** The slots of a combo, which has no sizes and no add-ons of its own; missing for a plain dish. */
  combo: comboSchema.optional(),
  /** Present where its prices are for one kilogram; missing for a dish that is sold by the portion. */
  byWeight: byWeightSchema.optional(),
  /** The bounds of the price that a member types, with a name; missing for a dish with a price of its own. */
  open: openSchema.optional(),
});
export type MenuItem = z.output<typeof menuItemSchema>;

/** `catalog/menu`: the whole menu in one document, so that it costs a guest one read. */
export const menuSchema = z.object({
  version: z.int().min(0),
  updatedAt: timestamp(),
  categories: z.array(categorySchema),
  items: z.array(menuItemSchema),
  addOnGroups: z.array(addOnGroupSchema),
  /** The version with which the price lists (`catalog/prices`) were saved last; missing for none. */
  priceLists: z.int().min(1).optional(),
});
export type Menu = z.output<typeof menuSchema>;
/** The part of the menu that an owner edits. */
export type MenuContent = Pick<Menu, 'categories' | 'items' | 'addOnGroups'>;

/** Firestore refuses documents above 1 MiB. This lower limit keeps a guest's first load small. */
export const MENU_MAX_BYTES = 700_000;

/** The key of a dish, `dish:size`, or `group/add-on` (`portion-keys.ts`). */
export const portionKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}([:/][A-Za-z0-9_-]{1,40})?$/)
  .refine((key) => !isReservedKey(key), 'reserved-id');

/** The most amounts of all price lists together. */
export const MOST_PRICES = 6_000;

/** Amounts to set by price list and key; null clears one. */
export const newAmountsSchema = z
  .record(menuIdSchema, z.record(portionKeySchema, amountSchema.nullable()))
  .refine(
    (all) => Object.values(all).reduce((sum, of) => sum + Object.keys(of).length, 0) <= MOST_PRICES,
    'too-many',
  );
export type NewAmounts = z.output<typeof newAmountsSchema>;

/** Amounts of price lists that are saved with a menu. `was` is the version of the lists that were changed. */
export const listAmountsSchema = z.object({ was: z.int().min(1), amounts: newAmountsSchema });
export type ListAmounts = z.output<typeof listAmountsSchema>;

/**
 * `catalog/availability`: until when dishes, sizes and add-ons are sold out, by key. A time in the past means that it is
 * available.
 */
export const availabilitySchema = z.object({
  soldOut: z.record(portionKeySchema, timestamp()),
  /** The keys with counted portions (`catalog/limits`); missing for none. */
  limited: z.array(portionKeySchema).optional(),
  /** The last saved version of the menu. A phone with an older menu fetches it again. */
  menuVersion: z.int().min(0),
});
export type Availability = z.output<typeof availabilitySchema>;

/** The station of dishes without a station. */
export const DEFAULT_STATION = 'Main kitchen';
