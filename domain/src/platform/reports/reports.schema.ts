import { z } from 'zod';

/** The kinds of reports. */
export const REPORTS = ['signUps', 'subscriptions', 'payments', 'gst', 'referrals', 'audit'] as const;
export type ReportKind = (typeof REPORTS)[number];

/** The end of a page: the last value of the field that orders the list, and the document's id. */
export const placeSchema = z.object({
  value: z.union([z.string().max(1_000), z.number()]),
  id: z.string().regex(/^[^/]{1,1500}$/),
});
export type Place = z.output<typeof placeSchema>;
