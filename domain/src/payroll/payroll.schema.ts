import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';

/** `payroll/{id}`: one person's pay for one month. */
export const payrollSchema = z.object({
  month: z.string(),
  memberId: z.string().nullable(),
  name: requiredLine(80),
  amountPaise: paiseSchema,
  paidAt: timestamp().nullable(),
  createdAt: timestamp(),
});
