import { z } from 'zod';
import { ZERO } from '../money/money.ts';
import { amountSchema } from '../money/money.schema.ts';
import { requiredLine } from '../kernel/text.ts';

/** A reduction of a bill before tax, with its reason and the member who gave it. */
export const discountSchema = z.object({
  kind: z.enum(['amount', 'percent']),
  /** Paise when `kind` is `amount`; basis points when it is `percent`. */
  value: z.int().min(1),
  reason: requiredLine(80),
  by: z.object({ kind: z.enum(['captain', 'owner']), label: z.string(), id: z.string().nullable() }),
  /**
   * What earlier documents of the order have used of a percentage: the amount they billed at it and what it took off, in
   * paise. Both are 0 for an amount, whose `value` shrinks instead.
   */
  used: z.object({ amountPaise: amountSchema, discountPaise: amountSchema }),
  /**
   * The ids of lines that came from other orders after it was given. It takes nothing off them: it belongs to what it was
   * given on.
   */
  outside: z.array(z.string()),
});
export type Discount = z.output<typeof discountSchema>;

/** A discount that no document has used yet. */
export const UNUSED: Discount['used'] = { amountPaise: ZERO, discountPaise: ZERO };

/** What a discount begins with: no document has used it, and it is on every line of the order. */
export const JUST_GIVEN: Pick<Discount, 'used' | 'outside'> = { used: UNUSED, outside: [] };
