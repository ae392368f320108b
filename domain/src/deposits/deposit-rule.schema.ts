import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';

/** The deposit that the owner asks of a party that books, and what becomes of it if the party does not come. */
export const depositRuleSchema = z.object({
  /** From this size on a party is asked. */
  from: z.int().min(1).max(100),
  amountPaise: amountSchema.refine((amount) => amount > 0, 'amount-out-of-range'),
  /** Whether each guest or each party is asked for the amount. */
  per: z.enum(['guest', 'party']),
  noShow: z.enum(['kept', 'returned']),
  /** A party that cancels at least so many hours before its time gets it back in any case. */
  hours: z
    .int()
    .min(0)
    .max(7 * 24),
});
export type DepositRule = z.output<typeof depositRuleSchema>;
