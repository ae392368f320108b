import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';

const listSoldSchema = z.object({
  /** The name of the list when the day first sold by it. */
  name: z.string(),
  /** The number of bills with at least one dish at a price of the list. */
  bills: z.int(),
  /** The amount of these bills with all their lines, after discount and before tax. */
  billsPaise: paiseSchema,
  /** Portions at prices of the list, and their sales after discount and before tax. */
  portions: z.int(),
  amountPaise: paiseSchema,
});
export type ListSold = z.output<typeof listSoldSchema>;

const weighedSoldSchema = z.object({
  grams: z.int(),
  /** Portions that were weighed, and their sales after discount and before tax. */
  portions: z.int(),
  amountPaise: paiseSchema,
});
export type WeighedSold = z.output<typeof weighedSoldSchema>;

/**
 * `howSold/{yyyy-mm-dd}`: the dishes of a business day that were sold at the price of a list, or by weight. A day without such
 * a dish has no document. Each part has a bound (`how-sold.ts`), so the document always fits into Firestore's 1 MiB.
 */
export const howSoldSchema = z.object({
  day: z.string(),
  /** By the id of the price list. */
  lists: z.record(keySchema, listSoldSchema),
  /** The number of bills with at least one dish at the price of any list, and what these bills come to. */
  listed: z.object({ bills: z.int(), billsPaise: paiseSchema }),
  /** By the id of a dish sold by weight. */
  weighed: z.record(keySchema, weighedSoldSchema),
  /**
   * By the id of a bill: true while it is counted, false once its void has been seen. The event of a bill may come twice, or
   * after the event of its void.
   */
  counted: z.record(keySchema, z.boolean()),
});
export type HowSold = z.output<typeof howSoldSchema>;

/** The sales that one bill adds to a day, or the sum of several days. */
export type BillHowSold = Omit<HowSold, 'day' | 'counted'>;
