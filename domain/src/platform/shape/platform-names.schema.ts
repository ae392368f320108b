import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';

/** The name of platform staff in lists. */
const personNameSchema = z.object({ name: z.string(), referralId: z.string(), active: z.boolean() });

/**
 * `platform/names`: all platform staff by uid, so that a list reads one document for the names of referrers. Some 8,000
 * fit into the document.
 */
export const platformNamesSchema = z.object({ people: z.record(keySchema, personNameSchema) });
export type PlatformNames = z.output<typeof platformNamesSchema>;
