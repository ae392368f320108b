import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';

/**
 * `rollups/customers`: the thresholds of this restaurant's segments, computed anew once a day from the 500 latest
 * visitors. So opening the page costs the same with fifty customers and with fifty thousand.
 */
export const marksSchema = z.object({
  at: timestamp(),
  /** The number of those customers with a visit. */
  customers: z.int(),
  /** Three of four customers have at most this many visits. */
  regularVisits: z.int(),
  /** Nine of ten customers spent at most this much. */
  bestPaise: paiseSchema,
  /** Twice the usual gap of nine of ten customers, at most. In days. */
  lostDays: z.int(),
  /** The median of the customers' usual gaps; null while none has a habit. */
  usualGapDays: z.int().nullable(),
});
export type Marks = z.output<typeof marksSchema>;
