import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/** Sign-ups and trials of one referrer or city. */
const groupSchema = z.object({
  signUps: z.int(),
  activated: z.int(),
  paid: z.int(),
  trialsEnded: z.int(),
  converted: z.int(),
});
export type Group = z.output<typeof groupSchema>;

/** What events add up to. */
const platformSumSchema = z.object({
  /** How many events are in it. */
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
  moved: z.record(z.string(), z.object({ amountPaise: paiseSchema, count: z.int() })),
  /** By the uid of platform staff, and by city; `-` for none. */
  byReferrer: z.record(z.string(), groupSchema),
  byCity: z.record(z.string(), groupSchema),
  /** By month of sign-up: by how many the paying restaurants changed, and by how much MRR. */
  byCohort: z.record(z.string(), z.object({ paying: z.int(), mrrPaise: paiseSchema })),
});
export type PlatformSum = z.output<typeof platformSumSchema>;

/** `platformDays/{yyyy-mm-dd}` and `platformMonths/{yyyy-mm}`: what happened in a day, and in a month. */
export const platformDaySchema = platformSumSchema.extend({ day: z.string() });
export type PlatformDay = z.output<typeof platformDaySchema>;
export const platformMonthSchema = platformSumSchema.extend({
  month: z.string(),
  /** When it was last added up anew from its events; null while it is as folded. */
  rebuiltAt: timestamp().nullable(),
});
export type PlatformMonth = z.output<typeof platformMonthSchema>;

/** What the nightly sweep counted. */
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

/** `platform/current`: how the platform stands. The events keep MRR; the sweep writes `swept`. */
export const platformCurrentSchema = z.object({
  mrrPaise: paiseSchema,
  /** Restaurants that bring something in a month. */
  paying: z.int(),
  signUps: z.int(),
  /** Null before the first sweep has finished. */
  swept: tallySchema.extend({ day: z.string(), at: timestamp() }).nullable(),
});
export type PlatformCurrent = z.output<typeof platformCurrentSchema>;

/** How far the restaurants of one person have come; `flagged` of them share a mailbox or number with the person. */
export const funnelSchema = z.object({
  signedUp: z.int(),
  onboarded: z.int(),
  /** Ten bills on three days within fourteen, as the nightly sweep saw it. */
  activated: z.int(),
  paid: z.int(),
  /** Paid for 90 days. */
  kept: z.int(),
  flagged: z.int(),
});
export type FunnelCounts = z.output<typeof funnelSchema>;

/** `staffStats/{staffId}`: what came by one person's referral ID, counted when it happened. */
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
  /** The restaurants that are the person's now: counted every night, and kept up in between. Missing until the first. */
  funnel: funnelSchema.optional(),
});
export type StaffStats = z.output<typeof staffStatsSchema>;
