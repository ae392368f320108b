import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { requiredLine } from '../kernel/text.ts';

export const PUNCH_KINDS = ['in', 'out'] as const;
export type PunchKind = (typeof PUNCH_KINDS)[number];

/** The punches of one person on one day after which the device takes no more; only corrections may add. */
export const MOST_PUNCHES = 16;

/** The most entries of one person on one day, with those that were taken out. */
export const MOST_ENTRIES = 64;

export const correctionReasonSchema = requiredLine(120);

/** Who with `muster` added a punch or took it out, when, and why. */
const correctionSchema = z.object({
  by: z.object({ uid: z.string(), name: z.string() }),
  at: timestamp(),
  reason: correctionReasonSchema,
});
export type Correction = z.output<typeof correctionSchema>;

/** One punch. It is never deleted: a wrong one is taken out and stays with the reason. */
export const punchedSchema = z.object({
  /** The id of the request that made it. */
  id: z.string(),
  kind: z.enum(PUNCH_KINDS),
  /** The server's time of the punch, or the time that a correction names. */
  at: timestamp(),
  /** The shared device; null for a punch that a correction added. */
  device: z.object({ id: z.string(), name: z.string() }).nullable(),
  added: correctionSchema.nullable(),
  removed: correctionSchema.nullable(),
});
export type Punched = z.output<typeof punchedSchema>;

/** `punches/{day}`: the punches of a day in the order in which they came, by the ids of people. */
export const punchDaySchema = z.object({
  day: z.iso.date(),
  people: z.record(keySchema, z.array(punchedSchema).max(MOST_ENTRIES)),
  changedAt: timestamp(),
});
export type PunchDay = z.output<typeof punchDaySchema>;
