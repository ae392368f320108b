import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';
import { gstSummarySchema } from './gst-summary.schema.ts';
import { placeSchema, REPORTS } from './reports.schema.ts';

const day = z.iso.date();

/**
 * Writes one page of a file for spreadsheets about the calendar days from `from` to `until`, both included; the first page
 * begins with the names of the columns. `next` is where the next page begins, null at the end. What each person of the
 * platform's staff brought has no period. The GST summary adds up: each page but the last has no rows, and `summary` is what
 * the next page goes on with.
 */
export const writeReport = defineContract({
  name: 'writeReport',
  callers: ['super'],
  input: z.object({
    kind: z.enum(REPORTS),
    from: day,
    until: day,
    after: placeSchema.nullable(),
    summary: gstSummarySchema.optional(),
  }),
  output: z.object({
    text: z.string(),
    rows: z.int(),
    next: placeSchema.nullable(),
    summary: gstSummarySchema.optional(),
  }),
  limits: [{ per: 'uid', max: 600, windowMs: 10 * MINUTE }],
});
