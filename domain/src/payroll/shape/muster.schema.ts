import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { ATTENDANCE_MARKS } from './attendance-mark.ts';

/** One day of one person. */
export const cellSchema = z.object({
  /** Null while nobody has marked it. */
  mark: z.enum(ATTENDANCE_MARKS).nullable(),
  overtimeMinutes: z.int().min(0).max(960),
  /** The person's claim, until the owner accepts or refuses it; null without one. */
  claimed: z.enum(ATTENDANCE_MARKS).nullable(),
  /** The overtime that the person claims with it, in minutes; absent where they claim none but the marked. */
  claimedOvertime: z.int().min(0).max(960).optional(),
  /** True while the person disputes the mark or the overtime. */
  isDisputed: z.boolean(),
  /** Who agreed with the mark by their own sign-in, and when (epoch ms); absent once the mark or its minutes change. */
  confirmed: z.object({ by: z.string(), at: z.number() }).optional(),
  /** The owner's answer to a dispute after the approval: the mark stays, and an accepted claim is arrears. */
  answered: z
    .object({
      claimed: z.enum(ATTENDANCE_MARKS),
      overtimeMinutes: z.int().optional(),
      isAccepted: z.boolean(),
      at: z.number(),
    })
    .optional(),
});
export type Cell = z.output<typeof cellSchema>;

/** `musters/{yyyy-mm}`: who worked on which day. The map's keys are ids of people, then days `01` to `31`. */
export const musterSchema = z.object({
  month: z.string(),
  people: z.record(keySchema, z.record(keySchema, cellSchema)),
  /** When its pay run was approved: from then on nobody changes it. */
  lockedAt: timestamp().nullable(),
  changedAt: timestamp(),
});
export type Muster = z.output<typeof musterSchema>;
