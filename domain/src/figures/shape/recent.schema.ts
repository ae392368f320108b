import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { daySchema } from '../../days/day.schema.ts';
import { correctedSchema } from '../../days/hours.schema.ts';
import { operationsSchema } from '../../days/operations.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { periodSchema } from './period.schema.ts';

/** What the projection of a month needs of a day. */
const soldDaySchema = daySchema.pick({
  day: true,
  bills: true,
  subtotalPaise: true,
  discountPaise: true,
  credits: true,
  debits: true,
});

/** What today is compared with: a day without its dishes and people. */
export const usualDaySchema = soldDaySchema.extend({
  ...daySchema.pick({
    guests: true,
    taxPaise: true,
    complimentary: true,
    voids: true,
    byHour: true,
    hours: true,
  }).shape,
  /** Bills and guests by hour, and the cancelled lines. */
  trade: operationsSchema.pick({ byHour: true, cancelled: true }),
});
export type UsualDay = z.output<typeof usualDaySchema>;

const rankedSchema = z.object({
  key: z.string(),
  name: z.string(),
  quantity: z.int(),
  amountPaise: paiseSchema,
  /** Null where a portion of it had no cost price. */
  marginPaise: paiseSchema.nullable(),
});
export type RecentDish = z.output<typeof rankedSchema>;

/**
 * `rollups/recent`: the eight weeks before a business day, computed anew from their days. Nothing is ever added to it, so
 * computing it twice gives the same.
 */
export const recentSchema = z.object({
  /** The business day that is compared; it is not in these figures. */
  date: z.string(),
  /** The days that sold, in order. */
  sold: z.array(soldDaySchema),
  /** The last four same weekdays that sold. */
  usual: z.array(usualDaySchema),
  /** The mean sales, tax included, by weekday and hour; a weekday that never sold is missing, as is an hour that took nothing. */
  heat: z.record(z.string(), z.record(z.string(), paiseSchema)),
  /** The sums of the last 28 days. */
  last28: periodSchema.omit({ byDish: true, byCategory: true }),
  /** The dishes of the last 28 days: those that brought most and least, by sales and by margin. */
  dishes: z.object({
    best: z.array(rankedSchema),
    worst: z.array(rankedSchema),
    bestByMargin: z.array(rankedSchema),
    worstByMargin: z.array(rankedSchema),
  }),
  /** What the last days have corrected, for the last bills. */
  corrected: correctedSchema,
  computedAt: timestamp(),
  /** When a day of it changed since; null while it is as computed. */
  staleSince: timestamp().nullable(),
});
export type Recent = z.output<typeof recentSchema>;
