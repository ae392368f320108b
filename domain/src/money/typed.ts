import { z } from 'zod';
import { decimalRupees, rupees, ZERO } from './money.ts';
import { amountSchema } from './money.schema.ts';
import type { Paise } from './money.ts';

/** The schema of typed rupees such as 240, 1,240 or 240.50. Decodes to paise. */
export const rupeesText = z
  .string()
  .transform((text) => text.replaceAll(/[\s,₹]/g, ''))
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/))
  .transform((text): number => rupees(Number(text)))
  .pipe(amountSchema);

/** Returns typed rupees in paise; 0 for a text that is not an amount. */
export const typedPaise = (text: string): Paise => rupeesText.safeParse(text).data ?? ZERO;

/** Returns the text in rupees that a person would type for an amount. */
export const typedRupees = (amount: Paise): string =>
  amount % 100 === 0 ? String(amount / 100) : decimalRupees(amount);
