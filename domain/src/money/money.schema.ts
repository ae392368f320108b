import { z } from 'zod';

/**
 * An amount of money in integer paise (₹1 = 100 paise). Code uses rupees only in texts that people read and in the
 * two fields that the specification names.
 */
export const paiseSchema = z.int().brand<'Paise'>();
export type Paise = z.output<typeof paiseSchema>;

/** An amount that a person pays or is charged: 0 to ₹1 crore. */
export const amountSchema = paiseSchema.refine((n) => n >= 0 && n <= 1_000_000_000, 'amount-out-of-range');
