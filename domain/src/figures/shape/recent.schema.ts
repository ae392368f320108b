import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { daySchema } from '../../days/day.schema.ts';
import { correctedSchema } from '../../days/hours.schema.ts';
import { operationsSchema } from '../../days/operations.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { periodSchema } from './period.schema.ts';

/** The figures of a day for the projection of a month, and for the last weeks of each figure of today. */
const soldDaySchema = daySchema.pick({
  day: true,
  bills: true,
  guests: true,
  subtotalPaise: true,
  discountPaise: true,
  taxPaise: true,
  credits: true,
  debits: true,
});

/** The figures of a day that today is compared with: without dishes and people. */
export const usualDaySchema = soldDaySchema.extend({
  ...daySchema.pick({
    complimentary: true,
    voids: true,
    byHour: true,
    hours: true,
  }).shape,
  /** Bills and guests by hour, and the cancelled lines. */
  operations: operationsSchema.pick({ byHour: true, cancelled: true }),
});
export type UsualDay = z.output<typeof usualDaySchema>;

const rankedSchema = z.object({
  key: z.string(),
  name: z.string(),
  quantity: z.int(),
  amountPaise: paiseSchema,
  /** Null where some portion had no cost price. */
  marginPaise: paiseSchema.nullable(),
});
export type RecentDish = z.output<typeof rankedSchema>;

/**
 * `rollups/recent`: the eight weeks before a business day, computed anew from their days. It is never added to, so
 * computing it twice gives the same.
 */
export const recentSchema = z.object({
  /** The business day that is compared with these figures; they do not include it. */
  date: z.string(),
  /** The days with sales, in order. */
  sold: z.array(soldDaySchema),
  /** The last four same weekdays with sales. */
  usual: z.array(usualDaySchema),
  /** The mean sales, tax included, by weekday and hour. A weekday or an hour without sales is missing. */
  heat: z.record(keySchema, z.record(keySchema, paiseSchema)),
  /** The sums of the last 28 days. */
  last28: periodSchema.omit({ byDish: true, byCategory: true }),
  /** The dishes of the last 28 days with the highest and the lowest sales and margins. */
  dishes: z.object({
    best: z.array(rankedSchema),
    worst: z.array(rankedSchema),
    bestByMargin: z.array(rankedSchema),
    worstByMargin: z.array(rankedSchema),
  }),
  /** The corrections of the last days, for the list of last bills. */
  corrected: correctedSchema,
  computedAt: timestamp(),
  /** When one of its days changed; null while none has since it was computed. */
  staleSince: timestamp().nullable(),
});
export type Recent = z.output<typeof recentSchema>;
