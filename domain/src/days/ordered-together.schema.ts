import { z } from 'zod';

const countsSchema = z.record(z.string(), z.int());

/** Missing until a bill adds the first count. */
const byDishSchema = z.record(z.string(), countsSchema).default({});

/**
 * `companions/{yyyy-mm-dd}`: the dishes that were ordered together on the bills of a business day. The keys are ids of
 * dishes. A write only adds to counts or subtracts from them, so it never reads the document before.
 */
export const orderedTogetherSchema = z.object({
  day: z.string(),
  /** The number of bills with at least one dish. */
  bills: z.int(),
  /** The number of bills with each dish. */
  byDish: countsSchema,
  /**
   * The number of bills with both of two dishes: first by the dish whose id comes first in the alphabet, then by the
   * other.
   */
  together: byDishSchema,
  /** The number of bills on which a dish has an add-on: by dish, then by the name of the add-on when it was ordered. */
  addOns: byDishSchema,
});
export type OrderedTogether = z.output<typeof orderedTogetherSchema>;

/** The counts of one bill: the same shape, without the day. */
export type BillOrderedTogether = Omit<OrderedTogether, 'day'>;
