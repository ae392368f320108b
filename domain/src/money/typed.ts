import { z } from 'zod';
import { decimalRupees, rupees, ZERO } from './money.ts';
import { amountSchema } from './money.schema.ts';
import type { Paise } from './money.ts';

/** The fault of an amount above `MOST_TYPED`. */
export const ABOVE_MOST = 'amount-above-most';

/** The most whole rupees that a field takes: seven digits. */
export const MOST_TYPED: Paise = rupees(9_999_999);

/**
 * The schema of typed rupees such as 240, 1,240 or 240.50. Decodes to paise. An amount above the limit has a fault of its own, so
 * that a form can name the limit.
 */
export const rupeesText = z
  .string()
  .transform((text) => text.replaceAll(/[\s,₹]/g, ''))
  .pipe(z.string().refine((text) => !/^\d{8,}(\.\d*)?$/.test(text), ABOVE_MOST))
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/))
  .transform((text): number => rupees(Number(text)))
  .pipe(amountSchema);

/** Returns typed rupees in paise; 0 for a text that is not an amount. */
export const typedPaise = (text: string): Paise => rupeesText.safeParse(text).data ?? ZERO;

/** Returns the text in rupees that a person would type for an amount. */
export const typedRupees = (amount: Paise): string =>
  amount % 100 === 0 ? String(amount / 100) : decimalRupees(amount);
