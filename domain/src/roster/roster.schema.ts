import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';

/** The longest shift in minutes. */
const LONGEST_SHIFT = 16 * 60;

/** The most shifts of one person on one day, such as lunch and dinner. */
export const MOST_SHIFTS = 3;

/**
 * One shift: minutes after the midnight (IST) with which its date begins. `to` is above 1440 where the shift ends after the
 * next midnight: 18:00 to 02:00 is 1080 to 1560.
 */
const shiftSchema = z
  .object({
    from: z.int().min(0).max(1439),
    to: z
      .int()
      .min(1)
      .max(1439 + LONGEST_SHIFT),
  })
  .refine(({ from, to }) => from < to && to - from <= LONGEST_SHIFT);
export type Shift = z.output<typeof shiftSchema>;

/** One day of one person: off, or the shifts in their order. No shift overlaps the next. */
export const dayPlanSchema = z
  .object({ isOff: z.boolean(), shifts: z.array(shiftSchema).max(MOST_SHIFTS) })
  .refine(({ isOff, shifts }) => isOff === (shifts.length === 0))
  .refine(({ shifts }) => shifts.every(({ from }, n) => n === 0 || from >= (shifts[n - 1]?.to ?? 0)));
export type DayPlan = z.output<typeof dayPlanSchema>;

/** Monday to Sunday; null for a day on which nothing is planned. */
export const weekPlanSchema = z.array(dayPlanSchema.nullable()).length(7);
export type WeekPlan = z.output<typeof weekPlanSchema>;

/** After how many minutes from the start of a shift somebody counts as late. */
export const graceSchema = z.int().min(0).max(120);
export const FIRST_GRACE = 10;

/** `rosters/{Monday}`: who works when in one week. The map's keys are ids of people. */
export const rosterSchema = z.object({
  /** The Monday, `yyyy-mm-dd`. */
  week: z.iso.date(),
  graceMinutes: graceSchema,
  people: z.record(keySchema, weekPlanSchema),
  /** Grows by one with each change. */
  version: z.int(),
  changedAt: timestamp(),
  changedBy: z.object({ uid: z.string(), name: z.string() }),
});
export type Roster = z.output<typeof rosterSchema>;
