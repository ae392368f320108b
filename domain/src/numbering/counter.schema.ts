import { z } from 'zod';

/** The last number that was allotted. */
export const counterSchema = z.object({ last: z.int().min(0) });

/** `counters/{name}` of a restaurant. */
export const houseCounterSchema = counterSchema.extend({
  /** The last token of the day's takeaways. The counter of KOT numbers stores it; missing before the first. */
  tokens: z.int().min(1).optional(),
});
