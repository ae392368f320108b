import { z } from 'zod';

/**
 * An amount of money in integer paise (₹1 = 100 paise). The only unit inside Bhoj: rupees exist at the edges,
 * in what a person reads and in the two fields that the specification names.
 */
export const paiseSchema = z.int().brand<'Paise'>();
export type Paise = z.output<typeof paiseSchema>;

/** An amount that somebody pays or is charged: never below zero, never above ₹1 crore. */
export const amountSchema = paiseSchema.refine((n) => n >= 0 && n <= 1_000_000_000, 'amount-out-of-range');
