import { z } from 'zod';
import { line } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { amountSchema } from '../../money/money.schema.ts';

/** `advances/{advanceId}`: money given to a person ahead of their pay, taken back by instalments from pay runs. */
export const advanceSchema = z.object({
  personId: z.string(),
  /** The day on which it was given, `yyyy-mm-dd`. */
  givenOn: z.string(),
  amountPaise: amountSchema,
  /** What each month takes back at most. */
  instalmentPaise: amountSchema,
  /** The first month that takes something back, `yyyy-mm`. */
  firstMonth: z.string(),
  /** What is still to be taken back. */
  leftPaise: amountSchema,
  /** True for an advance from before they joined, which the law treats on its own. */
  isBeforeJoining: z.boolean(),
  reason: line(120),
  method: z.enum(['cash', 'drawer', 'upi', 'bank']),
  createdAt: timestamp(),
});
export type Advance = z.output<typeof advanceSchema>;
