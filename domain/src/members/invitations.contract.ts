import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { memberRoleSchema, presetSchema } from '../catalogue/roles.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema, restaurantIdSchema } from '../kernel/ids.schema.ts';
import { emailSchema, passwordSchema, requiredLine } from '../kernel/text.ts';
import { HOUR } from '../time/ist.ts';

const invitationId = idSchema;
const perOwner = [{ per: 'uid', max: 60, windowMs: HOUR }] as const;
const perReader = [{ per: 'uid', max: 30, windowMs: HOUR }] as const;

/**
 * Invites somebody to a job. Makes no account, and looks only at this restaurant's own people: refuses with `email-taken` when
 * one of them, or an open invitation, has the address, and with `right-not-yours` for a job with a right that the caller lacks.
 * `path` is the page at which the person accepts; the sign-in mail to the address leads there.
 */
export const inviteMember = defineContract({
  name: 'inviteMember',
  callers: TEAM,
  needs: ['people'],
  input: z.object({
    requestId: idSchema,
    name: requiredLine(80),
    email: emailSchema,
    preset: presetSchema,
  }),
  output: z.object({ path: z.string().startsWith('/') }),
  limits: perOwner,
  audited: true,
});

/**
 * Gives an invitation a new week before its mail is sent again. Refuses with `invitation-over`, and with `right-not-yours`
 * as inviting does.
 */
export const renewInvitation = defineContract({
  name: 'renewInvitation',
  callers: TEAM,
  needs: ['people'],
  input: z.object({ invitationId }),
  output: z.object({ path: z.string().startsWith('/') }),
  limits: perOwner,
});

/**
 * Withdraws an invitation. Refuses with `invitation-over` once the person has accepted, and with `right-not-yours` as
 * inviting does.
 */
export const withdrawInvitation = defineContract({
  name: 'withdrawInvitation',
  callers: TEAM,
  needs: ['people'],
  input: z.object({ invitationId }),
  output: z.object({}),
  limits: perOwner,
  audited: true,
});

const target = z.object({ restaurantId: restaurantIdSchema, invitationId });

/**
 * Returns the restaurant that invites the caller, and the job. Refuses with `email-not-proved` or `invitation-over`.
 */
export const openInvitation = defineContract({
  name: 'openInvitation',
  callers: ['newcomer'],
  input: target,
  output: z.object({ restaurantName: z.string(), name: z.string(), preset: presetSchema }),
  limits: perReader,
});

/**
 * Makes the caller a member, with a password to sign in. Refuses with `email-not-proved` or `invitation-over`. A repeat
 * by the same person gives the answer of the first call.
 */
export const acceptInvitation = defineContract({
  name: 'acceptInvitation',
  callers: ['newcomer'],
  input: target.extend({ password: passwordSchema }),
  output: z.object({ role: memberRoleSchema }),
  limits: perReader,
});
