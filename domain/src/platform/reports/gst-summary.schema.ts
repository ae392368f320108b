import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';

const kindSchema = z.enum(['invoice', 'credit-note']);
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/** The sums of one kind of document in a month, by State of supply and rate. */
export const gstGroupSchema = z.object({
  month: monthSchema,
  kind: kindSchema,
  /** The two-digit code of the State of supply. */
  state: z.string().max(2),
  taxBp: z.int(),
  documents: z.int(),
  taxablePaise: paiseSchema,
  cgstPaise: paiseSchema,
  /** SGST, or UTGST where the seller is in a Union territory. */
  sgstPaise: paiseSchema,
  igstPaise: paiseSchema,
  roundOffPaise: paiseSchema,
  totalPaise: paiseSchema,
});
export type GstGroup = z.output<typeof gstGroupSchema>;

/** The numbers of one series in a month. */
const gstSeriesSchema = z.object({
  month: monthSchema,
  kind: kindSchema,
  financialYear: z.string().max(7),
  first: z.int(),
  firstNumber: z.string().max(16),
  last: z.int(),
  lastNumber: z.string().max(16),
  documents: z.int(),
});
export type GstSeries = z.output<typeof gstSeriesSchema>;

/**
 * The sums of the pages of a GST summary so far. The client passes them from page to page, because the server stores
 * nothing between two pages.
 */
export const gstSummarySchema = z.object({
  groups: z.array(gstGroupSchema).max(4000),
  series: z.array(gstSeriesSchema).max(400),
});
export type GstSummary = z.output<typeof gstSummarySchema>;
