import { z } from 'zod';
import { depositRuleSchema } from '../../deposits/deposit-rule.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { LARGEST_PARTY } from '../../tables/joins.schema.ts';
import { clockSchema } from '../../time/hours.schema.ts';

export const MAX_SITTINGS = 4;
export const MAX_BLOCKED = 100;
export const MAX_QUESTIONS = 3;
/** The parties of the last band of turn times are of any size above the band before. */
const TURN_BANDS = 4;

/** Times in which parties may begin. A last time before `from` is after midnight. */
export const sittingSchema = z.object({ from: clockSchema, last: clockSchema });
export type Sitting = z.output<typeof sittingSchema>;

const sittingsSchema = z.array(sittingSchema).max(MAX_SITTINGS);

/** How long a party of up to `upTo` guests stays. */
const turnSchema = z.object({
  upTo: z.int().min(1).max(LARGEST_PARTY),
  minutes: z.int().min(15).max(360),
});

const size = z.int().min(1).max(LARGEST_PARTY);

/** `settings/bookings`: the owner's rules for bookings. Missing until bookings are first switched on. */
export const bookingRulesSchema = z
  .object({
    on: z.boolean(),
    /** The waitlist of walk-ins, which needs no bookings. */
    waitlist: z.boolean(),
    /** By weekday of the business day. An empty list: no bookings on that day. */
    sittings: z.object({
      monday: sittingsSchema,
      tuesday: sittingsSchema,
      wednesday: sittingsSchema,
      thursday: sittingsSchema,
      friday: sittingsSchema,
      saturday: sittingsSchema,
      sunday: sittingsSchema,
    }),
    /** The smallest and largest party that may book. */
    sizes: z.object({ from: size, to: size }),
    /** From this size on a party only asks, and the restaurant confirms; null where every size books. */
    requestFrom: size.nullable(),
    /** What guests do on the public page: book, only ask, or nothing. */
    online: z.enum(['book', 'ask', 'off']),
    /** How long before its time a booking may still be made, in minutes. */
    noticeMinutes: z
      .int()
      .min(0)
      .max(7 * 24 * 60),
    /** How many days ahead a booking may be made. */
    aheadDays: z.int().min(1).max(365),
    /** The most guests who begin in the same quarter of an hour; null for no bound. */
    pacing: z.int().min(1).max(1000).nullable(),
    /** Turn times by size of the party, the smallest first; the last band holds for all larger parties too. */
    turns: z.array(turnSchema).min(1).max(TURN_BANDS),
    /** How long clearing and laying a table takes, in minutes. */
    resetMinutes: z.int().min(0).max(60),
    /** How long a table is held after its time, in minutes. */
    holdMinutes: z.int().min(5).max(120),
    /** Business days without bookings. */
    blocked: z.array(z.iso.date()).max(MAX_BLOCKED),
    /** The questions that the host asks every party. */
    questions: z.array(requiredLine(120)).max(MAX_QUESTIONS),
    /** What a party is asked to pay in advance; missing where nobody is asked. */
    deposit: depositRuleSchema.optional(),
  })
  .refine(({ sizes }) => sizes.from <= sizes.to, { path: ['sizes'] })
  .refine(({ turns }) => turns.every(({ upTo }, i) => i === 0 || upTo > (turns[i - 1]?.upTo ?? 0)), {
    path: ['turns'],
  });
export type BookingRules = z.output<typeof bookingRulesSchema>;
