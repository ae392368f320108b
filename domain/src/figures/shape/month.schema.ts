import { z } from 'zod';
import { amountSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { monthExpensesSchema, periodSchema } from './period.schema.ts';

/** A month in an address, such as `2026-11`. */
export const monthIdSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** From what a month's pay comes: an approved pay run, one that is a draft still, or the people's terms. */
const PAY_SOURCES = ['run', 'draft', 'estimate'] as const;
export type PayFrom = (typeof PAY_SOURCES)[number];

/**
 * `months/{yyyy-mm}`: a month, computed anew from its business days, its expenses and its pay. It is never added to, so
 * computing it twice gives the same.
 */
export const monthSchema = z.object({
  month: z.string(),
  sales: periodSchema,
  expenses: monthExpensesSchema,
  /** The month's cost of work: pay and the employer's shares; null where nobody works here. */
  payPaise: amountSchema.nullable(),
  /** Null without pay. */
  payFrom: z.enum(PAY_SOURCES).nullable(),
  /** What aggregators took off for the month's orders: commissions, and the taxes on payouts. */
  operatorCostsPaise: amountSchema,
  /** Advances to people that were written off in the month. */
  writtenOffPaise: amountSchema,
  computedAt: timestamp(),
  /** When one of its sources changed; null while none has since it was computed. */
  staleSince: timestamp().nullable(),
});
export type Month = z.output<typeof monthSchema>;

/** The cost of a month's work, and from what it comes. */
export type MonthPay = Pick<Month, 'payPaise' | 'payFrom'>;
