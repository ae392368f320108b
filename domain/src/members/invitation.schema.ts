import { z } from 'zod';
import { memberRoleSchema, presetSchema } from '../catalogue/roles.schema.ts';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';

/**
 * `invitations/{id}`: an offer to work for the restaurant, sent to an e-mail address. Bhoj makes nothing for the address before
 * the person who reads its mail accepts.
 */
export const invitationSchema = z.object({
  name: requiredLine(80),
  /** Lower-cased. */
  email: z.string(),
  role: memberRoleSchema,
  /** The job; missing on invitations from before there were jobs, which have only the role. */
  preset: presetSchema.optional(),
  state: z.enum(['open', 'accepted', 'withdrawn']),
  /** The uid of the inviter. Their dismissal withdraws the invitation. */
  invitedBy: z.string(),
  createdAt: timestamp(),
  /** The end of the offer. The document is deleted some time after it. */
  expireAt: timestamp(),
});

export type Invitation = z.output<typeof invitationSchema>;
