import { z } from 'zod';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { paiseSchema } from '../money/money.schema.ts';

/** `expenses/{id}`: money spent. The owner writes it directly, without a callable. */
export const expenseSchema = z.object({
  day: z.string(),
  category: requiredLine(40),
  description: line(200),
  amountPaise: paiseSchema,
  createdAt: timestamp(),
});
