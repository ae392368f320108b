import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';

/** The amounts before tax of the documents of an hour; bills and notes are apart. */
const hourSchema = z.object({
  /** Bills of the hour that are not void, after discount and before tax. */
  billedPaise: paiseSchema,
  /** Debit notes less credit notes of the hour, before tax. */
  correctedPaise: paiseSchema,
  /** The tax of the bills and debit notes, less the tax of the credit notes. */
  taxPaise: paiseSchema,
});
export type Hour = z.output<typeof hourSchema>;

/** By the hour (IST) of issue, `00` to `23`. */
export const hoursSchema = z.record(keySchema, hourSchema);
export type Hours = z.output<typeof hoursSchema>;

/** By number: the day's invoices that were declared void, and the invoices that a credit note of the day corrects. */
export const correctedSchema = z.record(keySchema, z.enum(['void', 'credited']));
