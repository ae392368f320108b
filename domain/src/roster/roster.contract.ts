import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { monthIdSchema } from '../figures/shape/month.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { MOST_PEOPLE } from '../payroll/shape/pay-run.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { correctionReasonSchema, PUNCH_KINDS } from './punch.schema.ts';
import { dayPlanSchema, graceSchema, weekPlanSchema } from './roster.schema.ts';
import { isMonday } from './week.ts';

const limits = [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }] as const;

/**
 * Saves everybody's shifts of one week. `version` is that of the roster on which the page began, 0 for none. Refuses
 * with `changed-meanwhile` where somebody else has saved the week since. A repeat of the stored shifts changes nothing.
 */
export const saveRoster = defineContract({
  name: 'saveRoster',
  callers: TEAM,
  needs: ['muster'],
  input: z.object({
    week: z.iso.date().refine(isMonday),
    version: z.int().min(0),
    graceMinutes: graceSchema,
    people: z.record(idSchema, weekPlanSchema).refine((people) => Object.keys(people).length <= MOST_PEOPLE),
  }),
  output: z.object({ version: z.int() }),
  limits,
  audited: true,
});

/**
 * Punches the caller in or out, on a shared device that they entered by their PIN, at the server's time. `requestId` becomes the
 * punch's id. A repeat, and the same kind again within two minutes, answer with the first punch. Refuses with
 * `punch-needs-device`, `punch-needs-person`, `day-not-worked`, `record-full`, `request-id-used`.
 */
export const punch = defineContract({
  name: 'punch',
  callers: TEAM,
  input: z.object({ requestId: idSchema, kind: z.enum(PUNCH_KINDS) }),
  /** `at`: epoch ms; `day`: the day to which the punch belongs. */
  output: z.object({ kind: z.enum(PUNCH_KINDS), at: z.number(), day: z.string() }),
  limits,
});

/**
 * Adds a punch to a person's day, or takes one out; the day keeps who and why. `requestId` becomes the added punch's id.
 * Refuses with `muster-locked` and `final-pay-stands` once the pay is approved, `punch-out-of-day`,
 * `record-full`, `day-not-worked`, `person-not-found`, `request-id-used`; an unknown punch is `invalid-input`.
 */
export const correctPunch = defineContract({
  name: 'correctPunch',
  callers: TEAM,
  needs: ['muster'],
  input: z.object({
    requestId: idSchema,
    personId: idSchema,
    day: z.iso.date(),
    change: z.discriminatedUnion('act', [
      z.object({ act: z.literal('add'), kind: z.enum(PUNCH_KINDS), at: z.int().min(0) }),
      z.object({ act: z.literal('remove'), punchId: idSchema }),
    ]),
    reason: correctionReasonSchema,
  }),
  output: z.object({}),
  limits,
  audited: true,
});

const ownPunchDaySchema = z.object({
  day: z.string(),
  /** The punches that count, by time; epoch ms. */
  punches: z.array(z.object({ kind: z.enum(PUNCH_KINDS), at: z.number(), isCorrected: z.boolean() })),
  workedMinutes: z.number(),
  /** 0 for somebody who came within the grace. */
  lateMinutes: z.number(),
  isAbsent: z.boolean(),
});
export type OwnPunches = z.output<typeof ownPunchDaySchema>;

/**
 * Returns the caller's own shifts of this week and the next one, and their own punches of a month; with a null month those of
 * today and the days beside it. It returns nothing about anybody else. Refuses with `person-not-found` for a sign-in that belongs
 * to nobody on the payroll.
 */
export const readMyRoster = defineContract({
  name: 'readMyRoster',
  callers: TEAM,
  input: z.object({ month: monthIdSchema.nullable() }),
  output: z.object({
    today: z.string(),
    /** Since when they are in, epoch ms; null for somebody who is out. */
    inSince: z.number().nullable(),
    /** True where the restaurant has a roster of one of these weeks. */
    hasRoster: z.boolean(),
    /** Fourteen days from Monday on, without those outside of their employment. */
    shifts: z.array(z.object({ day: z.string(), plan: dayPlanSchema.nullable() })),
    /** The days with a punch or an absence, the latest first. */
    days: z.array(ownPunchDaySchema),
  }),
  limits: [{ per: 'uid', max: 240, windowMs: 10 * MINUTE }],
});
export type MyRoster = z.output<(typeof readMyRoster)['output']>;
