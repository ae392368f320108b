import { z } from 'zod';
import { copiedNamesSchema } from '../../catalogue/names.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { askedFoodSchema } from '../../menu/shape/food.schema.ts';
import { markSchema, menuIdSchema, portionKeySchema, taxClassSchema } from '../../menu/shape/menu.schema.ts';
import { copiedHsnSchema } from '../../menu/shape/goods.schema.ts';
import { weightSchema } from '../../menu/shape/sold-by.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { authorSchema } from './author.schema.ts';
import { lineComboSchema } from './line-combo.schema.ts';
import { seatSchema } from './seat.schema.ts';
import { lineListSchema } from './line-list.schema.ts';

/** The offer on a line when it was ordered. It never changes, even when the offer does. */
const lineOfferSchema = z.object({
  id: menuIdSchema,
  name: z.string(),
  percentBp: z.int().min(1),
  /** The price of one portion on the menu. */
  fullPaise: amountSchema,
  /** Whether the order's own discount or code also applies to the line. */
  discounts: z.boolean(),
});

const chosenSchema = z.object({ id: menuIdSchema, name: z.string(), otherNames: copiedNamesSchema });

/** A line of an order, with the name, price and tax rate at which it was ordered. */
export const orderLineSchema = z.object({
  roundId: z.string(),
  kot: z.int(),
  itemId: menuIdSchema,
  /** The category of the dish when it was ordered; of a part of a combo, the category of the combo. */
  categoryId: menuIdSchema,
  name: z.string(),
  otherNames: copiedNamesSchema,
  mark: markSchema,
  station: z.string(),
  variant: chosenSchema.nullable(),
  addOns: z.array(chosenSchema),
  note: z.string(),
  food: askedFoodSchema,
  quantity: z.int().min(1),
  /** The price of one portion, including variant and add-ons, less the offer. */
  unitPaise: amountSchema,
  /** Null for a line at the menu's price. */
  offer: lineOfferSchema.nullable(),
  /** The price list of the price; missing for the menu's own price. */
  list: lineListSchema.optional(),
  taxClass: taxClassSchema,
  /** The HSN of goods; empty for restaurant service and liquor. */
  hsn: copiedHsnSchema,
  taxBp: z.int().min(0).max(10_000),
  /** True where the price includes the tax; missing where the tax is added to it. */
  taxIncluded: z.literal(true).optional(),
  /** The MRP on the pack when it was ordered; missing for none. */
  mrpPaise: amountSchema.optional(),
  /** The packing charge of one portion in an order that is packed, with the tax of the dish; missing for none. */
  packingPaise: amountSchema.optional(),
  /** The keys under which its portions were counted (`menu/portions`); missing where nothing was counted. */
  counted: z.array(portionKeySchema).optional(),
  /** The combo that the dish is a part of; missing for none. */
  combo: lineComboSchema.optional(),
  /** The weight of one portion of a dish sold by weight; missing for any other. */
  weight: weightSchema.optional(),
  /** The name of an open dish on the menu, where `name` is what a member typed; missing for any other. */
  openDish: z.string().optional(),
  seat: seatSchema,
  by: authorSchema,
  at: timestamp(),
});
export type OrderLine = z.output<typeof orderLineSchema>;
