import { z } from 'zod';
import { emailSchema, requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { startingLimitsSchema } from '../../restaurant/starting-limits.schema.ts';

/** What is done with Bhoj itself, and until when owners are told of it. */
const maintenanceSchema = z.object({ text: requiredLine(200), until: timestamp() });

/**
 * `settings/platform`: what Bhoj says of itself to everybody. Anybody may read it, so nothing secret is ever in it.
 * `revision` counts the changes.
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
