import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';

const countsSchema = z.record(keySchema, z.int());

const byDishSchema = z.record(keySchema, countsSchema);

/**
 * `companions/{yyyy-mm-dd}`: the dishes that were ordered together on the bills of a business day. The keys are ids of
 * dishes. Each part has a bound (`ordered-together.ts`), so the document always fits into Firestore's 1 MiB.
 */
export const orderedTogetherSchema = z.object({
  day: z.string(),
  /** The number of bills with at least one dish. */
  bills: z.int(),
  /** The number of bills with each dish. */
  byDish: countsSchema,
  /**
   * The number of bills with both of two dishes: first by the dish with the id that comes first in the alphabet, then by the
   * other dish.
   */
  together: byDishSchema,
  /** The number of bills on which a dish has an add-on: by dish, then by the name of the add-on when it was ordered. */
  addOns: byDishSchema,
  /**
   * By the id of a bill: true while it is counted, false once its void has been seen. The event of a bill may come twice, or
   * after the event of its void.
   */
  counted: z.record(keySchema, z.boolean()),
});
export type OrderedTogether = z.output<typeof orderedTogetherSchema>;

/** The counts of one bill, or of several days. */
export type BillOrderedTogether = Omit<OrderedTogether, 'day' | 'counted'>;
