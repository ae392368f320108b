import { z } from 'zod';
import { requiredLine } from '../../kernel/text.ts';
import { clockSchema } from '../../time/hours.schema.ts';
import { WEEKDAYS } from '../../time/ist.ts';
import { menuIdSchema } from '../shape/menu.schema.ts';

/**
 * The kinds of order that can have an offer. Room service counts as dine-in; an aggregator's order has the aggregator's
 * prices.
 */
export const OFFER_TYPES = ['dine-in', 'takeaway', 'delivery'] as const;
const offerTypeSchema = z.enum(OFFER_TYPES);
export type OfferType = z.output<typeof offerTypeSchema>;

/** The most offers of a restaurant, because a guest's phone reads all of them. */
export const MAX_OFFERS = 10;

/** The highest percentage of an offer, in basis points. To give a dish for nothing, staff make it complimentary. */
const MAX_OFFER_BP = 9_000;

/** An offer by time, such as a happy hour: dishes cost a percentage less on some weekdays, between two times (IST). */
export const offerSchema = z
  .object({
    id: menuIdSchema,
    name: requiredLine(40),
    /** False when the owner has turned it off. */
    active: z.boolean(),
    /** The reduction of a dish's price, in basis points. */
    percentBp: z.int().min(1).max(MAX_OFFER_BP),
    /** The weekdays on which it begins. */
    days: z.array(z.enum(WEEKDAYS)).min(1).max(7),
    /** As with opening hours, an end at or before the beginning is on the next day. */
    from: clockSchema,
    to: clockSchema,
    types: z.array(offerTypeSchema).min(1).max(OFFER_TYPES.length),
    /** The categories of the offer; null for all dishes. */
    categories: z.array(menuIdSchema).min(1).max(60).nullable(),
    /** Whether the offer covers liquor too. */
    liquor: z.boolean(),
    /** Whether an order's own discount or code may reduce these dishes further. */
    discounts: z.boolean(),
  })
  .refine(({ days }) => new Set(days).size === days.length, { path: ['days'] });
export type Offer = z.output<typeof offerSchema>;
