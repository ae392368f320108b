import { z } from 'zod';

const countsSchema = z.record(z.string(), z.int());

/** Missing until a bill counts something in it. */
const byDishSchema = z.record(z.string(), countsSchema).default({});

/**
 * `companions/{yyyy-mm-dd}`: what was ordered together on the bills of a business day. The keys are ids of dishes. Only
 * counts are added and taken away, so the document is never read before it is written.
 */
export const orderedTogetherSchema = z.object({
  day: z.string(),
  /** The bills with at least one dish. */
  bills: z.int(),
  /** On how many bills each dish is. */
  byDish: countsSchema,
  /** On how many bills two dishes are: by the dish whose id comes first in the alphabet, then by the other one. */
  together: byDishSchema,
  /** On how many bills a dish has an add-on: by dish, then by the name of the add-on when it was ordered. */
  addOns: byDishSchema,
});
export type OrderedTogether = z.output<typeof orderedTogetherSchema>;

/** What one bill counts: the same shape, without the day. */
export type BillOrderedTogether = Omit<OrderedTogether, 'day'>;
