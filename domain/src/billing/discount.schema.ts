import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';

/** A reduction of a bill before tax, with its reason and the member who gave it. */
export const discountSchema = z.object({
  kind: z.enum(['amount', 'percent']),
  /** Paise when `kind` is `amount`; basis points when it is `percent`. */
  value: z.int().min(1),
  reason: requiredLine(80),
  by: z.object({ kind: z.enum(['captain', 'owner']), label: z.string(), id: z.string().nullable() }),
});
export type Discount = z.output<typeof discountSchema>;
