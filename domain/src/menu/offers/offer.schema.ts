import { z } from 'zod';
import { requiredLine } from '../../kernel/text.ts';
import { clockSchema } from '../../time/hours.schema.ts';
import { WEEKDAYS } from '../../time/ist.ts';
import { menuIdSchema } from '../shape/menu.schema.ts';

/** The kinds of order that an offer may be on. A room eats in; an operator's order has the operator's prices. */
export const OFFER_TYPES = ['dine-in', 'takeaway', 'delivery'] as const;
const offerTypeSchema = z.enum(OFFER_TYPES);
export type OfferType = z.output<typeof offerTypeSchema>;

/** The most offers of a restaurant: a guest's phone reads them all. */
export const MAX_OFFERS = 10;

/** The most that an offer takes off, in basis points. What is given for nothing is complimentary. */
const MAX_OFFER_BP = 9_000;

/** An offer by time, such as a happy hour: dishes cost a percentage less on some weekdays, between two times (IST). */
export const offerSchema = z
  .object({
    id: menuIdSchema,
    name: requiredLine(40),
    /** False when the owner has turned it off. */
    active: z.boolean(),
    /** What it takes off the price of a dish in its size, in basis points. */
    percentBp: z.int().min(1).max(MAX_OFFER_BP),
    /** The weekdays on which it begins. */
    days: z.array(z.enum(WEEKDAYS)).min(1).max(7),
    /** As with opening hours, an end at or before the beginning is on the next day. */
    from: clockSchema,
    to: clockSchema,
    types: z.array(offerTypeSchema).min(1).max(OFFER_TYPES.length),
    /** The categories that it is on; null for all dishes. */
    categories: z.array(menuIdSchema).min(1).max(60).nullable(),
    /** Whether it is on liquor too. */
    liquor: z.boolean(),
    /** Whether an order's own discount or code may take more off its dishes. */
    discounts: z.boolean(),
  })
  .refine(({ days }) => new Set(days).size === days.length, { path: ['days'] });
export type Offer = z.output<typeof offerSchema>;
