import { z } from 'zod';

/** How a person of the platform's staff is named in lists. */
const personNameSchema = z.object({ name: z.string(), referralId: z.string(), active: z.boolean() });

/**
 * `platform/names`: everybody of the platform's staff by uid, so that a list names referrers with one read. Some 8,000
 * fit into the document.
 */
export const platformNamesSchema = z.object({ people: z.record(z.string(), personNameSchema) });
export type PlatformNames = z.output<typeof platformNamesSchema>;
