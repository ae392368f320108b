import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { monthIdSchema } from '../../figures/shape/month.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { advanceSchema } from '../shape/advance.schema.ts';

const limits = [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }] as const;

const { amountPaise, instalmentPaise, reason, method, repayments } = advanceSchema.shape;

const advanceTypedSchema = z.object({
  personId: idSchema,
  givenOn: z.iso.date(),
  amountPaise,
  instalmentPaise,
  firstMonth: monthIdSchema,
  reason,
  method,
});
/** The owner's entries about an advance. */
export type AdvanceTyped = z.output<typeof advanceTypedSchema>;

/** Notes an advance, once for each id. `cashSession` is the open session that was chosen for money out of the drawer. */
export const giveAdvance = defineContract({
  name: 'giveAdvance',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({
    advanceId: idSchema,
    advance: advanceTypedSchema,
    cashSession: idSchema.optional(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Changes an advance before any of it is recovered. */
export const changeAdvance = defineContract({
  name: 'changeAdvance',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ advanceId: idSchema, advance: advanceTypedSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Deletes an advance that was entered by mistake, before any of it is recovered. */
export const cancelAdvance = defineContract({
  name: 'cancelAdvance',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ advanceId: idSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

const repaymentTypedSchema = repayments.element.omit({ at: true }).extend({ id: idSchema, on: z.iso.date() });
export type RepaymentTyped = z.output<typeof repaymentTypedSchema>;

/**
 * Notes an amount of an advance that somebody repaid outside of their pay, or that the owner wrote off, once for each id. Refuses
 * with `advance-wrong` an amount of zero or above what is left, a day in the future or before the advance, and a write-off
 * without a reason. `cashSession` is the open session with the drawer that takes the money.
 */
export const repayAdvance = defineContract({
  name: 'repayAdvance',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({
    advanceId: idSchema,
    repayment: repaymentTypedSchema,
    cashSession: idSchema.optional(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});
