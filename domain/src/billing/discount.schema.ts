import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';

/** What is taken off a bill before tax, and who answers for it. */
export const discountSchema = z.object({
  kind: z.enum(['amount', 'percent']),
  /** Paise of an amount; basis points of a percentage. */
  value: z.int().min(1),
  reason: requiredLine(80),
  by: z.object({ kind: z.enum(['captain', 'owner']), label: z.string(), id: z.string().nullable() }),
});
export type Discount = z.output<typeof discountSchema>;
