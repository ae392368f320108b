import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/** The key for no referrer and for an unknown city. */
export const NONE = '-';

/** Sign-ups and trials of one referrer or city. */
const groupSchema = z.object({
  signUps: z.int(),
  activated: z.int(),
  paid: z.int(),
  trialsEnded: z.int(),
  converted: z.int(),
});
export type Group = z.output<typeof groupSchema>;

/** The sums of events. */
const platformSumSchema = z.object({
  /** The number of events in the sums. */
  events: z.int(),
  signUps: z.int(),
  onboarded: z.int(),
  activated: z.int(),
  /** First payments that were used. */
  paid: z.int(),
  trialsEnded: z.int(),
  converted: z.int(),
  payments: z.int(),
  collectedPaise: paiseSchema,
  refunds: z.int(),
  refundedPaise: paiseSchema,
  surplus: z.int(),
  /** Changes of MRR by their kind: amounts of zero or more, and restaurants. */
  moved: z.record(keySchema, z.object({ amountPaise: paiseSchema, count: z.int() })),
  /** By the uid of platform staff, and by city; `-` for none. */
  byReferrer: z.record(keySchema, groupSchema),
  byCity: z.record(keySchema, groupSchema),
  /** By month of sign-up: the change in the number of paying restaurants, and in MRR. */
  byCohort: z.record(keySchema, z.object({ paying: z.int(), mrrPaise: paiseSchema })),
});
export type PlatformSum = z.output<typeof platformSumSchema>;

/** `platformDays/{yyyy-mm-dd}` and `platformMonths/{yyyy-mm}`: the sums of a day's and of a month's events. */
export const platformDaySchema = platformSumSchema.extend({ day: z.string() });
export type PlatformDay = z.output<typeof platformDaySchema>;
export const platformMonthSchema = platformSumSchema.extend({
  month: z.string(),
  /** When it was last computed anew from its events; null where events were only added. */
  rebuiltAt: timestamp().nullable(),
});
export type PlatformMonth = z.output<typeof platformMonthSchema>;

/** The counts of the nightly sweep. */
export const tallySchema = z.object({
  restaurants: z.int(),
  active: z.int(),
  activated: z.int(),
  silent: z.int(),
  trialing: z.int(),
  premium: z.int(),
  grace: z.int(),
  lapsed: z.int(),
  suspended: z.int(),
  mrrPaise: paiseSchema,
});
export type Tally = z.output<typeof tallySchema>;

/** `platform/current`: the current state of the platform. Events update MRR; the sweep writes `swept`. */
export const platformCurrentSchema = z.object({
  mrrPaise: paiseSchema,
  /** The number of restaurants with monthly revenue. */
  paying: z.int(),
  signUps: z.int(),
  /** Null before the first sweep has finished. */
  swept: tallySchema.extend({ day: z.string(), at: timestamp() }).nullable(),
});
export type PlatformCurrent = z.output<typeof platformCurrentSchema>;

/** The progress of one referrer's restaurants. `flagged` of them share a mailbox or number with the referrer. */
export const funnelSchema = z.object({
  signedUp: z.int(),
  onboarded: z.int(),
  /** Ten bills on three days within fourteen, as the nightly sweep found them. */
  activated: z.int(),
  paid: z.int(),
  /** Paid for 90 days. */
  kept: z.int(),
  flagged: z.int(),
});
export type FunnelCounts = z.output<typeof funnelSchema>;

/** `staffStats/{staffId}`: the events of restaurants with one person's referral ID, counted as they happen. */
export const staffStatsSchema = z.object({
  signUps: z.int(),
  onboarded: z.int(),
  activated: z.int(),
  paid: z.int(),
  trialsEnded: z.int(),
  converted: z.int(),
  collectedPaise: paiseSchema,
  refundedPaise: paiseSchema,
  mrrPaise: paiseSchema,
  /**
   * The restaurants that now belong to the person: counted every night, and updated in between. Missing until the first
   * night.
   */
  funnel: funnelSchema.optional(),
});
export type StaffStats = z.output<typeof staffStatsSchema>;
