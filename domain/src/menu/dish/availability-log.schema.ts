import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { menuIdSchema } from '../shape/menu.schema.ts';

const entrySchema = z.object({
  itemId: menuIdSchema,
  from: timestamp(),
  /**
   * The time at which the dish was put back on sale. Null while it is sold out, and when it came back by itself at
   * `planned`.
   */
  until: timestamp().nullable(),
  /** The time until which the dish was declared sold out. */
  planned: timestamp(),
  /** True where its counted portions were all sold; missing where somebody declared it sold out. */
  ranOut: z.literal(true).optional(),
});
export type SoldOutEntry = z.output<typeof entrySchema>;

/** The most entries of a day; a kitchen that switches more often is not logged further. */
export const MOST_SWITCHES = 500;

/**
 * `availabilityLog/{yyyy-mm-dd}`: from when to when dishes were sold out. An entry is in the log of the day on which it
 * began.
 */
export const availabilityLogSchema = z.object({
  day: z.string(),
  entries: z.array(entrySchema),
  /** True while an entry has no end: the next change of availability reads this log again. */
  isOpen: z.boolean(),
});
export type AvailabilityLog = z.output<typeof availabilityLogSchema>;
