import { z } from 'zod';
import { requiredLine } from '../../kernel/text.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { MAX_PRICE_LISTS } from './most-lists.ts';
import { menuIdSchema, portionKeySchema } from '../shape/menu.schema.ts';

/** The kinds of order that a price list can be for: all kinds. */
export const LIST_TYPES = ['dine-in', 'takeaway', 'delivery', 'room-service', 'aggregator'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** The highest floor in a table's id (`TABLE_ID`). */
const HIGHEST_FLOOR = 20;

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Says for which orders a price list counts. A condition that is missing admits every order. */
export const priceListSchema = z
  .object({
    id: menuIdSchema,
    name: requiredLine(40),
    /** False when the owner has switched it off. */
    active: z.boolean(),
    /** The floors of the tables and rooms. An order without a table is on no floor. */
    floors: z.array(z.int().min(1).max(HIGHEST_FLOOR)).min(1).max(HIGHEST_FLOOR).refine(unique).optional(),
    types: z.array(z.enum(LIST_TYPES)).min(1).max(LIST_TYPES.length).refine(unique).optional(),
    /** The operators of aggregators' orders. */
    operators: z.array(requiredLine(20)).min(1).max(10).refine(unique).optional(),
    /** The business day on which it begins, and the last one on which it counts. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] });
export type PriceList = z.output<typeof priceListSchema>;

/** All price lists of a restaurant. Of two that count for an order, the earlier one sets the price. */
export const priceListsSchema = z
  .array(priceListSchema)
  .max(MAX_PRICE_LISTS)
  .refine((lists) => unique(lists.map(({ id }) => id)), 'duplicate-id')
  .refine((lists) => unique(lists.map(({ name }) => name.toLowerCase())), 'duplicate-name');

/**
 * `catalog/prices`: the price lists, and their amounts by list and by key (`priceKeysOf`). A key without an amount has the menu's
 * price.
 */
export const pricesSchema = z.object({
  /** The version of the menu with which they were saved last (`priceLists` of the menu). */
  version: z.int().min(0),
  lists: priceListsSchema,
  items: z.record(menuIdSchema, z.record(portionKeySchema, amountSchema)),
});
export type Prices = z.output<typeof pricesSchema>;
