import { z } from 'zod';
import { MEMBER_ROLES, TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { monthIdSchema } from '../../figures/shape/month.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { cellTypedSchema, MOST_CELLS, overtakenSchema } from './cell-typed.ts';
import { cellSchema } from '../shape/muster.schema.ts';
import { ATTENDANCE_MARKS } from '../shape/attendance-mark.ts';

const limits = [{ per: 'uid', max: 600, windowMs: 10 * MINUTE }] as const;

/**
 * Marks cells of a month; all other cells stay as they are. A cell that has changed since `read` is not marked, and the
 * answer lists it in `refused`.
 */
export const markMuster = defineContract({
  name: 'markMuster',
  callers: TEAM,
  needs: ['muster'],
  input: z
    .object({ month: monthIdSchema, cells: z.array(cellTypedSchema).min(1).max(MOST_CELLS) })
    .refine(({ month, cells }) => cells.every(({ day }) => day.startsWith(`${month}-`))),
  /** When the muster with these cells was changed, epoch ms. */
  output: z.object({ changedAt: z.number(), refused: z.array(overtakenSchema) }),
  limits,
  audited: true,
});

/** Marks as present on a day everybody who has no mark and no day off. */
export const markAllPresent = defineContract({
  name: 'markAllPresent',
  callers: TEAM,
  needs: ['muster'],
  input: z.object({ day: z.iso.date() }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Suggests to the owner that the caller is present today. */
export const suggestPresence = defineContract({
  name: 'suggestPresence',
  callers: MEMBER_ROLES,
  input: z.object({}),
  output: z.object({}),
  limits,
  audited: true,
});

/** Disputes the mark of one of the caller's own days, or its overtime. */
export const disputeMark = defineContract({
  name: 'disputeMark',
  callers: MEMBER_ROLES,
  input: z.object({
    day: z.iso.date(),
    claimed: z.enum(ATTENDANCE_MARKS),
    /** Missing where the person says nothing about overtime. */
    overtimeMinutes: cellSchema.shape.overtimeMinutes.optional(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Agrees with the mark of one of the caller's own days. The day keeps who and when. */
export const confirmMark = defineContract({
  name: 'confirmMark',
  callers: MEMBER_ROLES,
  input: z.object({ day: z.iso.date() }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Answers a dispute of a month with approved pay. When the owner accepts it, the difference is arrears of the next month, which
 * the owner enters. Refuses with `muster-not-locked` before the approval.
 */
export const answerDispute = defineContract({
  name: 'answerDispute',
  callers: TEAM,
  needs: ['muster'],
  input: z.object({ personId: idSchema, day: z.iso.date(), isAccepted: z.boolean() }),
  output: z.object({}),
  limits,
  audited: true,
});
