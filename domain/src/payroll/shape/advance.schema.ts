import { z } from 'zod';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';

/** A part of an advance that a person repaid outside of their pay, or that the owner wrote off. */
const repaymentSchema = z.object({
  id: z.string(),
  kind: z.enum(['repaid', 'writtenOff']),
  amountPaise: amountSchema,
  /** `yyyy-mm-dd` */
  on: z.string(),
  /** Where repaid money went; null for an amount that was written off. */
  method: z.enum(['cash', 'drawer', 'upi', 'bank']).nullable(),
  reason: line(120),
  at: timestamp(),
});

/** The most repayments of one advance. */
export const MOST_REPAYMENTS = 40;

/** `advances/{advanceId}`: money given to a person ahead of their pay. Pay runs recover it by instalments. */
export const advanceSchema = z.object({
  personId: z.string(),
  /** The day on which it was given, `yyyy-mm-dd`. */
  givenOn: z.string(),
  amountPaise: amountSchema,
  /** The most that one month recovers. */
  instalmentPaise: amountSchema,
  /** The first month that recovers an instalment, `yyyy-mm`. */
  firstMonth: z.string(),
  /** The amount that is not recovered yet. */
  leftPaise: amountSchema,
  /** True for an advance from before they joined, for which the law has a rule of its own. */
  isBeforeJoining: z.boolean(),
  reason: line(120),
  method: z.enum(['cash', 'drawer', 'upi', 'bank']),
  /** The cash session that paid it out of the drawer; missing without an open one on its day. */
  cashSession: z.string().optional(),
  /**
   * In the order in which people entered them. The amount that is left is the advance less these and less what pay
   * runs recovered.
   */
  repayments: z.array(repaymentSchema).max(MOST_REPAYMENTS),
  /** The months in which a part of it was written off, by which profit and loss finds it; missing without one. */
  writtenOffIn: z.array(z.string()).max(MOST_REPAYMENTS).optional(),
  createdAt: timestamp(),
});
export type Advance = z.output<typeof advanceSchema>;
