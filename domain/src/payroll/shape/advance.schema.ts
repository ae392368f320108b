import { z } from 'zod';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';

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
  createdAt: timestamp(),
});
export type Advance = z.output<typeof advanceSchema>;
