import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';

/** Present, absent, half day, weekly off, paid holiday, paid leave, casual leave, sick leave. */
export const ATTENDANCE_MARKS = ['P', 'A', 'HD', 'WO', 'PH', 'PL', 'CL', 'SL'] as const;
export type Mark = (typeof ATTENDANCE_MARKS)[number];

/** What one person did on one day. */
export const cellSchema = z.object({
  /** Null while nobody has said. */
  mark: z.enum(ATTENDANCE_MARKS).nullable(),
  overtimeMinutes: z.int().min(0).max(960),
  /** What the person says they did, until the owner accepts or refuses it; null when they say nothing else. */
  claimed: z.enum(ATTENDANCE_MARKS).nullable(),
  /** True while the person disputes the mark. */
  isDisputed: z.boolean(),
});
export type Cell = z.output<typeof cellSchema>;

/** `musters/{yyyy-mm}`: who worked on which day of a month. The map's keys are ids of people, then days `01` to `31`. */
export const musterSchema = z.object({
  month: z.string(),
  people: z.record(z.string(), z.record(z.string(), cellSchema)),
  /** From when on nobody changes it: when its pay run is approved. */
  lockedAt: timestamp().nullable(),
  changedAt: timestamp(),
});
export type Muster = z.output<typeof musterSchema>;
