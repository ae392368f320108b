import { z } from 'zod';
import { RIGHTS } from '../catalogue/right-names.ts';
import { memberRoleSchema, presetSchema, rightSchema } from '../catalogue/roles.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { amountSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';

/** How far a person's rights reach. */
export const rightLimitsSchema = z.object({
  /** The most that the person may take off one order: in paise, what the settings let captains take off, or anything. */
  discount: z.union([amountSchema, z.literal('captain'), z.literal('any')]),
  /** The age in days of the oldest bill that the person may declare void; null for any. */
  voidDays: z.int().min(0).max(400).nullable(),
});
export type RightLimits = z.output<typeof rightLimitsSchema>;

/** `members/{uid}`: somebody who works here. `active: false` takes effect at once, whatever the token says. */
export const memberSchema = z.object({
  uid: z.string(),
  name: requiredLine(80),
  email: z.string(),
  /** Where the person works; their token has it too. */
  role: memberRoleSchema,
  /** The job that the rights began with. Older records of captains and cooks have none of these three. */
  preset: presetSchema.optional(),
  /** All rights of the person, with what they imply. */
  can: z.array(rightSchema).optional(),
  limits: rightLimitsSchema.optional(),
  active: z.boolean(),
  /** When the person chose their PIN; missing without one. */
  pinSetAt: timestamp().optional(),
  /** The person's last look at the bell; missing before the first. The person writes it (P-PUSH-10). */
  noticesReadAt: timestamp().optional(),
  createdAt: timestamp(),
});

export type Member = z.output<typeof memberSchema>;

/** An owner's or a manager's choice for a member: a job, the rights that differ from the job's, and limits. */
export const chosenRightsSchema = z.object({
  preset: presetSchema,
  can: z.array(rightSchema).max(RIGHTS.length).nullable(),
  limits: rightLimitsSchema,
});
export type ChosenRights = z.output<typeof chosenRightsSchema>;
