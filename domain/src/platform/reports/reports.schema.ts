import { z } from 'zod';

/** What a file can be about. */
export const REPORTS = ['signUps', 'subscriptions', 'payments', 'gst', 'referrals', 'audit'] as const;
export type ReportKind = (typeof REPORTS)[number];

/** Where a page ends: the value that the list is ordered by, and the document's id. */
export const placeSchema = z.object({
  value: z.union([z.string().max(1_000), z.number()]),
  id: z.string().regex(/^[^/]{1,1500}$/),
});
export type Place = z.output<typeof placeSchema>;
