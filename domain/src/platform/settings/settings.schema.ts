import { z } from 'zod';
import { emailSchema, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { startingLimitsSchema } from '../../restaurant/starting-limits.schema.ts';

/** A notice of maintenance work on Bhoj, and until when owners see it. */
const maintenanceSchema = z.object({ text: requiredLine(200), until: timestamp() });

/**
 * `settings/platform`: Bhoj's public settings. Anybody may read them, so they never contain a secret. `revision` counts
 * the changes.
 */
export const platformSettingsSchema = z.object({
  revision: z.int().min(0),
  /** Empty until it is entered. */
  supportEmail: z.union([z.literal(''), emailSchema]),
  maintenance: maintenanceSchema.nullable(),
  isSignupOpen: z.boolean(),
  ...startingLimitsSchema.shape,
});
export type PlatformSettings = z.output<typeof platformSettingsSchema>;
