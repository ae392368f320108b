import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { gstSummarySchema } from './gst-summary.schema.ts';
import { placeSchema, REPORTS } from './reports.schema.ts';

const day = z.iso.date();

/**
 * Returns one page of a report for spreadsheets about the calendar days from `from` to `until`, both included. The first page
 * begins with the headings. `next` is the beginning of the next page, null at the end. The report on staff has no period. The GST
 * summary is a sum: every page but the last has no rows, and the client passes `summary` to the next page. The platform's audit
 * records each file once, by the `fileId` that all its pages name (P-PLATFORM-19).
 */
export const writeReport = defineContract({
  name: 'writeReport',
  callers: ['super'],
  input: z.object({
    /** The id of the file, made by the client. */
    fileId: idSchema,
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
  platformAudited: true,
  freshSignIn: true,
});
