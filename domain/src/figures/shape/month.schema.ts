import { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { monthExpensesSchema, periodSchema } from './period.schema.ts';

/** A month as its address names it, such as `2026-11`. */
export const monthIdSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/**
 * `months/{yyyy-mm}`: a month, computed anew from its business days, its expenses and its pay. Nothing is ever added to
 * it, so computing it twice gives the same.
 */
export const monthSchema = z.object({
  month: z.string(),
  sales: periodSchema,
  expenses: monthExpensesSchema,
  /** What the month's work cost: pay and the employer's shares of its approved pay run; null until there is one. */
  payPaise: amountSchema.nullable(),
  computedAt: timestamp(),
  /** When something that it is made of changed since; null while it is as computed. */
  staleSince: timestamp().nullable(),
});
export type Month = z.output<typeof monthSchema>;
