import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';

/**
 * `rollups/customers`: the marks of this restaurant's segments, computed anew once a day from the 500 customers who were
 * here last. Opening the page costs the same with fifty customers and with fifty thousand.
 */
export const marksSchema = z.object({
  at: timestamp(),
  /** The customers with a visit among them. */
  customers: z.int(),
  /** Three of four have fewer visits or as many. */
  regularVisits: z.int(),
  /** Nine of ten spent less or as much. */
  bestPaise: paiseSchema,
  /** Twice the usual gap that nine of ten do not exceed. */
  lostDays: z.int(),
  /** The median of the guests' usual gaps; null while no habit shows. */
  usualGapDays: z.int().nullable(),
});
export type Marks = z.output<typeof marksSchema>;
